import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Agent, buildConnector, type RequestInit, type Response, fetch as send } from 'undici';
import { startProcess } from '../../../e2e/process.ts';
import { freePort } from '../../../server/test/freePort.ts';
import { testCertificate } from '../../../server/wordpress-check/test/certificates.ts';
import { within } from '../proof.ts';
import { mountsOf, type Service } from './compose.ts';
import type { Places } from './container.ts';

/** The nginx of the compose file, with the project's own configuration. */
export interface Front {
  /** Asks for an address of the site, by TLS unless said, from an address of the loopback. */
  visit(url: string, options?: RequestInit, from?: string): Promise<Response>;
  /** Reads its configuration anew, and with it the addresses of the gateways. */
  reload(): void;
  stop(): Promise<void>;
}

interface Options {
  dir: string;
  /** the service of the compose file, and the folder that its paths begin at */
  service: Service;
  ops: string;
  places: Places;
}

/** As the image of nginx has it around what is mounted. */
const around = (included: string): string => `
daemon off;
pid nginx.pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`).join(' ')}
  include ${included};
}
`;

export async function startFront({ dir, service, ops, places }: Options): Promise<Front> {
  mkdirSync(dir);
  chmodSync(dir, 0o755);
  const { cert, key } = await testCertificate('good');
  writeFileSync(path.join(dir, 'fullchain.pem'), cert);
  writeFileSync(path.join(dir, 'privkey.pem'), key, { mode: 0o600 });
  const mounted = (target: string): string => {
    const found = mountsOf(service).find(mount => mount.target === target);
    if (!found) throw new Error(`Nothing is mounted at ${target}`);
    return found.source;
  };
  const inside = 'conf.d/default.conf';
  const site = readFileSync(path.join(ops, mounted(`/etc/nginx/${inside}`)), 'utf8');
  const certificates = path.join('/etc/nginx', path.basename(mounted('/etc/nginx/certificates')));
  const ports = new Map<string, number>();
  for (const port of service.ports ?? []) ports.set(port.split(':')[1]!, await freePort());

  const write = () => {
    const listens = [...ports].reduce(
      (text, [port, free]) => text.replace(new RegExp(`listen ${port}\\b`), `listen 127.0.0.1:${free}`),
      site.replaceAll(certificates, dir),
    );
    const here = [...places].reduce((text, [there, address]) => text.replaceAll(there, address), listens);
    writeFileSync(path.join(dir, 'default.conf'), here);
  };
  write();
  writeFileSync(path.join(dir, 'nginx.conf'), around(path.join(dir, 'default.conf')));
  const args = ['-p', dir, '-e', path.join(dir, 'errors'), '-c', path.join(dir, 'nginx.conf')];
  const nginx = startProcess('nginx', 'nginx', args, { cwd: dir, logFile: path.join(dir, 'log') });

  const connect = buildConnector({ ca: cert, servername: 'localhost' });
  const agents = new Map<string, Agent>();
  /** Whoever asks from there: the site's name leads to our ports, and its certificate is believed. */
  const agentOf = (localAddress: string): Agent => {
    const portOf = (protocol: string) => String(ports.get(protocol === 'https:' ? '443' : '80'));
    const agent =
      agents.get(localAddress) ??
      new Agent({
        connect: (options, callback) =>
          connect({ ...options, localAddress, hostname: '127.0.0.1', port: portOf(options.protocol) }, callback),
      });
    agents.set(localAddress, agent);
    return agent;
  };
  const visit: Front['visit'] = (url, options = {}, from = '127.0.0.1') =>
    send(url, { redirect: 'manual', ...options, dispatcher: agentOf(from) });
  await within(60_000, () => visit('http://labels.example/').then(Boolean, () => false));
  return {
    visit,
    reload() {
      write();
      const { status, stderr } = spawnSync('nginx', [...args, '-s', 'reload'], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    async stop() {
      await Promise.all([...agents.values()].map(agent => agent.close()));
      await nginx.stop();
    },
  };
}
