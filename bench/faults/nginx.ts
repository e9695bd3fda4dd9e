import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../../e2e/process.ts';

/** Whether Debian's package nginx is here. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** A balancer in front of gateways, as docs/operate.md has it. */
export interface Balancer {
  /** The last fault that cost a request: a process that takes no connections costs none. */
  complaint(): string;
  stop(): Promise<void>;
}

/** A private nginx on a port of the loopback, in a folder of its own; never the system's service. */
export async function startNginx(port: number, upstreams: readonly string[]): Promise<Balancer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(dir, 'nginx.conf'), configuration(port, upstreams));
  const errors = path.join(dir, 'errors');
  const args = ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', errors];
  const nginx = startProcess('nginx', 'nginx', args, { cwd: dir, logFile: path.join(dir, 'log') });
  await nginx.until(() => listens(port), 10_000);
  return {
    complaint() {
      const lines = readFileSync(errors, 'utf8').split('\n');
      return lines.findLast(line => line && !line.includes('Connection refused')) ?? 'nothing';
    },
    async stop() {
      await nginx.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const configuration = (port: number, upstreams: readonly string[]): string => `
daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`).join(' ')}
  client_max_body_size 11m;
  upstream site {
    ${upstreams.map(address => `server ${address} max_fails=0;`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      # An upload reaches its process as slowly as its visitor sends it.
      proxy_request_buffering off;
    }
  }
}
`;

const listens = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
