import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../config/environment.ts';
import { testCertificate } from '../wordpress-check/test/certificates.ts';

const ops = path.resolve(import.meta.dirname, '../../ops');
const read = (file: string) => readFileSync(path.join(ops, file), 'utf8');
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
        value.replace(/\$\{.*?\}/, 'x'),
      );
      expect(parsed.success, `${name}=${value}`).toBe(true);
    }
});

it.skipIf(!has('nginx', '-v'))('nginx takes its example', async () => {
  const { key, cert } = await testCertificate('good');
  writeFileSync(path.join(dir, 'privkey.pem'), key);
  writeFileSync(path.join(dir, 'fullchain.pem'), cert);
  const site = read('nginx.conf')
    .replaceAll('/etc/nginx/certificates', dir)
    .replace(/gateway-(\d):4000/g, '127.0.0.$1:4000');
  writeFileSync(path.join(dir, 'site.conf'), site);
  writeFileSync(path.join(dir, 'nginx.conf'), `pid ${dir}/pid;\nevents {}\nhttp { include ${dir}/site.conf; }\n`);
  const { status, stderr } = spawnSync(
    'nginx',
    ['-t', '-p', dir, '-e', path.join(dir, 'errors'), '-c', path.join(dir, 'nginx.conf')],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
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
