import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../../../e2e/process.ts';

/** Whether Debian's package nginx is here. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** A balancer in front of gateways, as docs/operate.md has it. */
export interface Balancer {
  /** The last fault that cost a request: a process that takes no connections costs none. */
  complaint(): string;
  /** How many of the kept answers have some words in them. */
  keptWith(words: string): number;
  stop(): Promise<void>;
}

interface BalancerOptions {
  cache?: boolean;
  /** how long a connection to a gateway is kept: less than the gateway keeps it, which is 5 s where it is not public */
  idleS?: number;
}

/** A private nginx on a port of the loopback, in a folder of its own; never the system's service. */
export async function startNginx(
  port: number,
  upstreams: readonly string[],
  { cache = false, idleS = 60 }: BalancerOptions = {},
): Promise<Balancer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(dir, 'nginx.conf'), configuration(port, upstreams, { idleS, cache: cache ? CACHE : '' }));
  const errors = path.join(dir, 'errors');
  const args = ['-p', dir, '-c', path.join(dir, 'nginx.conf'), '-e', errors];
  const nginx = startProcess('nginx', 'nginx', args, { cwd: dir, logFile: path.join(dir, 'log') });
  await nginx.until(() => listens(port), 10_000);
  return {
    complaint() {
      const lines = readFileSync(errors, 'utf8').split('\n');
      return lines.findLast(line => line && !line.includes('Connection refused')) ?? 'nothing';
    },
    keptWith: words =>
      globSync('cache/**', { cwd: dir, withFileTypes: true })
        .filter(file => file.isFile())
        .filter(file => readFileSync(path.join(file.parentPath, file.name)).includes(words)).length,
    async stop() {
      await nginx.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** As docs/operate.md has it: kept as the site says, asked anew behind, and shown while the site is away. */
const CACHE = `
      proxy_cache site;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_502 http_503 http_504;
      add_header X-Cache $upstream_cache_status always;`;

const configuration = (
  port: number,
  upstreams: readonly string[],
  { idleS, cache }: { idleS: number; cache: string },
): string => `
daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`).join(' ')}
  client_max_body_size 54m;
  proxy_cache_path cache keys_zone=site:10m inactive=1d;
  upstream site {
    ${upstreams.map(address => `server ${address} max_fails=0;`).join(' ')}
    keepalive 32;
    keepalive_timeout ${idleS}s;
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
      proxy_request_buffering off;${cache}
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
