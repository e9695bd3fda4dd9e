import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { Agent, request } from 'undici';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { environment } from '../../config/environment.ts';
import { cdnTagsOf, MOST_TAGS } from '../../invalidation/cdn/cdnTags.ts';
import { UPLOAD_BODY_BYTES } from '../../web/routes/uploads/readFiles.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { GRACE_MS } from '../../web/stopping.ts';
import { testCertificate } from '../../wordpress-check/test/certificates.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { freePort } from '../freePort.ts';

const ops = path.resolve(import.meta.dirname, '../../../ops');
const read = (file: string) => readFileSync(path.join(ops, file), 'utf8');
const service = startEmbedded();
const dir = mkdtempSync(path.join(tmpdir(), 'ops-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const has = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: object;
}
const compose = load(read('compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(compose.services);

it('the compose file leads to what there is', () => {
  for (const [name, { build, volumes = [], depends_on = [], image }] of services) {
    expect(build ?? image, name).toBeDefined();
    if (build) expect(existsSync(path.resolve(ops, build.context, build.dockerfile)), name).toBe(true);
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('..') || source === './nginx.conf')
        expect(existsSync(path.join(ops, source)), volume).toBe(true);
      else if (!source.startsWith('.')) expect(compose.volumes, volume).toHaveProperty(source);
    }
    const conditions = Array.isArray(depends_on) ? {} : depends_on;
    for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(compose.services, `${name} depends on ${other}`).toHaveProperty(other);
    for (const [other, { condition }] of Object.entries(conditions))
      if (condition === 'service_healthy') expect(compose.services[other]?.healthcheck, other).toBeDefined();
  }
});

it('the gateways of the compose file are set by variables that there are', () => {
  const gateways = services.filter(([name]) => name.startsWith('gateway'));
  expect(gateways).toHaveLength(2);
  for (const [, { environment: set = {} }] of gateways)
    for (const [name, value] of Object.entries(set)) {
      expect(environment.shape, name).toHaveProperty(name);
      const parsed = environment.shape[name as keyof typeof environment.shape].safeParse(
        value.replace(/\$\{.*?\}/, 'x'.repeat(40)),
      );
      expect(parsed.success, `${name}=${value}`).toBe(true);
    }
});

it('the gateways of the compose file do not start without the secrets that both must know', () => {
  const gateways = services.filter(([name]) => name.startsWith('gateway'));
  expect(gateways).toHaveLength(2);
  for (const [name, { environment: set = {} }] of gateways)
    for (const secret of ['SECRET_KEYS', 'OPERATOR_TOKEN'])
      expect(set[secret], name).toMatch(new RegExp(`^\\$\\{${secret}:\\?.+\\}$`));
});

it('each variable of the compose file is asked for or has a value: MariaDB makes no user without a password', () => {
  const taken = [...read('compose.yaml').matchAll(/\$\{(\w+)(.*?)\}/g)];
  expect(taken.map(([, name]) => name)).toContain('MARIADB_PASSWORD');
  for (const [whole, , otherwise] of taken) expect(otherwise, whole).toMatch(/^:[-?]./);
});

it('the WordPress of the compose file takes application passwords as the gateways reach it', () => {
  expect(read('compose.yaml')).toContain('WORDPRESS_URL=http://wordpress');
  // Over plain http it takes none else.
  expect(compose.services.wordpress?.environment).toHaveProperty('WP_ENVIRONMENT_TYPE', 'local');
});

it('a release is put into each gateway of the compose file in turn, and nginx asks for its address anew', () => {
  const guide = readFileSync(path.join(ops, '../docs/operate.md'), 'utf8');
  const deploy = guide.split('\n## Deploy\n')[1]!.split('\n## ')[0]!;
  const [first, ...turns] = [...deploy.matchAll(/^docker compose .*$/gm)].map(([line]) => line);
  expect(first).toBe('docker compose build');
  const gateways = services.filter(([, { build }]) => build).map(([name]) => name);
  expect(turns).toEqual(
    gateways.map(name => `docker compose up -d --no-deps --wait ${name} && docker compose exec nginx nginx -s reload`),
  );
  expect(compose.services).toHaveProperty('nginx');
  // What `--wait` waits for.
  expect(read('Dockerfile')).toContain('\nHEALTHCHECK ');
});

it('the key and the secrets that are put beside the compose file stay out of the repository', () => {
  const ignored = readFileSync(path.join(ops, '../.gitignore'), 'utf8').split('\n');
  for (const beside of ['.env', './certificates']) expect(read('compose.yaml')).toContain(` ${beside}`);
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'ops/certificates/']));
});

it('the user of the image owns the folders that the gateways of the compose file mount', () => {
  const [, owned = ''] = /chown node:node (.+)/.exec(read('Dockerfile')) ?? [];
  const mounted = services
    .filter(([, { build }]) => build)
    .flatMap(([, { volumes = [] }]) => volumes.map(volume => volume.split(':')[1]));
  expect(mounted.length).toBeGreaterThan(2);
  expect(new Set(mounted)).toEqual(new Set(owned.split(' ')));
});

/** What nginx is started with to serve its example in front of these gateways. */
async function nginxArguments(gateways: string, alter = (site: string) => site): Promise<string[]> {
  const { key, cert } = await testCertificate('good');
  writeFileSync(path.join(dir, 'privkey.pem'), key);
  writeFileSync(path.join(dir, 'fullchain.pem'), cert);
  const site = read('nginx.conf')
    .replaceAll('/etc/nginx/certificates', dir)
    .replace(/gateway-\d:4000/g, gateways);
  writeFileSync(path.join(dir, 'site.conf'), alter(site));
  const http = `include ${dir}/site.conf; access_log off;`;
  writeFileSync(path.join(dir, 'nginx.conf'), `daemon off;\npid ${dir}/pid;\nevents {}\nhttp { ${http} }\n`);
  return ['-p', dir, '-e', path.join(dir, 'errors'), '-c', path.join(dir, 'nginx.conf')];
}

it.skipIf(!has('nginx', '-v'))('nginx takes its example', async () => {
  const { status, stderr } = spawnSync('nginx', ['-t', ...(await nginxArguments('127.0.0.1:4000'))], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});

it.skipIf(!has('nginx', '-v'))('nginx hands on the longest headers that a CDN behind it is told', async () => {
  const rows = Array.from({ length: MOST_TAGS }, (_, row) => `product:${row}`);
  const headers = { 'cache-tag': cdnTagsOf(rows).join(','), 'content-security-policy': 'p'.repeat(1_500) };
  const origin = createServer((_, response) => response.writeHead(200, headers).end());
  await new Promise<void>(resolve => origin.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const here = (site: string) =>
    site.replace('listen 80;', `listen unix:${dir}/http;`).replace('listen 443 ', `listen 127.0.0.1:${port} `);
  const nginx = spawn('nginx', await nginxArguments(`127.0.0.1:${(origin.address() as AddressInfo).port}`, here));
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  onTestFinished(() => {
    nginx.kill();
    void dispatcher.destroy();
    origin.closeAllConnections();
    origin.close();
  });
  const answer = await eventually(() => request(`https://127.0.0.1:${port}/`, { dispatcher }));
  await answer.body.dump();
  expect([answer.statusCode, answer.headers['cache-tag']]).toEqual([200, headers['cache-tag']]);
});

/** The lines of the Caddy example with the block that each stands in, as "site > reverse_proxy": its words. */
function caddyLines(): { within: string; words: string[] }[] {
  const within: string[] = [];
  return read('Caddyfile')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !line.startsWith('#'))
    .flatMap(line => {
      if (line === '}') {
        within.pop();
        return [];
      }
      const words = line.replace(/ \{$/, '').split(' ');
      const stands = { within: within.join(' > '), words };
      if (line.endsWith(' {')) within.push(within.length ? words[0]! : 'site');
      return [stands];
    });
}

it('the Caddy example takes, keeps in and leads on what the one of nginx does', async () => {
  const lines = caddyLines();
  const at = (within: string, directive: string) =>
    lines.filter(line => line.within === within && line.words[0] === directive).map(({ words }) => words.slice(1));
  const nginx = read('nginx.conf');
  const nginxSays = (pattern: RegExp) => pattern.exec(nginx)?.[1];

  expect(at('site > request_body', 'max_size')).toEqual([[`${nginxSays(/client_max_body_size (\d+)m;/)}MB`]]);
  // As each of them counts: a million bytes there, some more in nginx.
  expect(Number(nginxSays(/client_max_body_size (\d+)m;/)) * 1e6).toBeGreaterThanOrEqual(UPLOAD_BODY_BYTES);
  // The gateway says it itself: said twice it would be two headers.
  expect(read('Caddyfile') + nginx).not.toContain('Strict-Transport-Security');
  expect(nginxSays(/location = (\S+) \{\s*return 404;/)).toBe('/metrics');
  expect(at('site', 'respond')).toEqual([['/metrics', '404']]);
  const [upstreams = []] = at('site', 'reverse_proxy');
  expect(upstreams).toHaveLength([...nginx.matchAll(/^ {2}server \S+ max_fails/gm)].length);
  expect(new Set(upstreams.map(upstream => upstream.split(':')[0]))).toEqual(new Set(['127.0.0.1']));
  // What its first line tells to set is what the gateways read.
  const told = [...read('Caddyfile').matchAll(/([A-Z_]{4,})=(\w+)/g)];
  expect(told.filter(([, name]) => name === 'PORT').map(([, , port]) => `127.0.0.1:${port}`)).toEqual(upstreams);
  for (const [, name = '', value] of told)
    expect(environment.shape[name as keyof typeof environment.shape]?.safeParse(value).success, name).toBe(true);
  const [[ready = ''] = []] = at('site > reverse_proxy', 'health_uri');
  const site = await serveSite(service.gateway);
  onTestFinished(() => site.close());
  expect((await fetch(site.origin + ready)).status).toBe(200);
  // A process that ends says so for a while before it takes no connection: asked less often, Caddy would not hear of it.
  const [[interval = ''] = []] = at('site > reverse_proxy', 'health_interval');
  expect(Number(/^(\d+)s$/.exec(interval)?.[1]) * 2_000).toBeLessThan(GRACE_MS);
});

it.skipIf(!has('caddy', 'version'))('Caddy takes its example', () => {
  const validate = ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
  const { status, stdout, stderr } = spawnSync('caddy', validate, { cwd: ops, encoding: 'utf8' });
  // Which of the two it is said on differs by Caddy's version.
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Valid configuration')]);
});

it.skipIf(!has('sh', '-c', 'command -v varnishd && ls /usr/lib/*/varnish/vmods/libvmod_xkey.so'))(
  'Varnish drops by tag for whoever has the token alone, and stands in for a site that is away',
  async () => {
    const headers = { 'cache-control': 'public, max-age=0, s-maxage=1', 'surrogate-key': 'all one' };
    let answers = 0;
    const origin = createServer(({ url }, response) => {
      if (url === '/') answers += 1;
      response.writeHead(200, headers).end('a page');
    });
    await new Promise<void>(resolve => origin.listen(0, '127.0.0.1', resolve));
    const guide = readFileSync(path.join(ops, '../docs/operate.md'), 'utf8');
    const vcl = /```vcl\n([\s\S]*?)```/
      .exec(guide)![1]!
      .replace('"10.0.0.5"', '"127.0.0.1"')
      .replace('"4000"', `"${(origin.address() as AddressInfo).port}"`)
      .replace('"10.0.0.0"/8', '"127.0.0.1"');
    writeFileSync(path.join(dir, 'site.vcl'), vcl);
    // Started by root it works as users of its own.
    chmodSync(dir, 0o755);
    const port = await freePort();
    const varnish = spawn('varnishd', [
      ...['-F', '-n', path.join(dir, 'varnish'), '-a', `127.0.0.1:${port}`],
      ...['-f', path.join(dir, 'site.vcl'), '-s', 'malloc,16m'],
    ]);
    const ended = once(varnish, 'exit');
    onTestFinished(async () => {
      varnish.kill();
      origin.closeAllConnections();
      origin.close();
      await ended;
    });
    const look = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;
    const purge = async (authorization: string) => {
      const call = { method: 'PURGE', headers: { authorization, 'xkey-purge': 'one' } };
      return (await fetch(`http://127.0.0.1:${port}/`, call)).status;
    };

    await eventually(async () => expect(await look()).toBe(200));
    expect(await purge('Bearer of somebody else')).toBe(403);
    expect(answers).toBe(1);
    expect(await purge('Bearer TOKEN')).toBe(200);
    expect(await look()).toBe(200);
    expect(answers).toBe(2);

    origin.closeAllConnections();
    await new Promise(resolve => origin.close(resolve));
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      // Longer than it is good for, and than it may be shown while it is asked for anew.
      expect([answer.status, Number(answer.headers.get('age')) > 3]).toEqual([200, true]);
    });
  },
);

it('lets the unit do no more than a server has to', () => {
  const unit = read('gateway.service').split('\n');
  for (const line of [
    'DynamicUser=yes',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateDevices=yes',
    'CapabilityBoundingSet=',
    'SystemCallFilter=@system-service',
    'UMask=0077',
  ])
    expect(unit).toContain(line);
});

it('says where a watcher asks for metrics as the compose file has it', () => {
  const port = /METRICS_PORT: '(\d+)'/.exec(read('compose.yaml'))?.[1];
  const guide = read('../docs/operate.md');
  expect(guide).toContain(`targets: ['127.0.0.1:${port}']`);
  for (const gateway of read('compose.yaml').match(/^ {2}gateway-\d(?=:)/gm)!)
    expect(guide).toContain(`\`${gateway.trim()}:${port}\``);
});

it.skipIf(!has('systemd-analyze', '--version'))('systemd takes its unit', () => {
  const unit = read('gateway.service')
    .replace(/^WorkingDirectory=.*$/m, `WorkingDirectory=${dir}`)
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
  const file = path.join(dir, 'gateway.service');
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect(stderr.split('\n').filter(line => line.includes('gateway.service'))).toEqual([]);
  expect(status).toBe(0);
});
