import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/test/freePort.ts';
import { answers, type Started, startProcess } from '../process.ts';
import { startDatabase } from './database.ts';
import { owners } from './owners.ts';
import { missingText, wordpressAvailable } from './packages.ts';
import { runPhp, seededState } from './seed.ts';

const plugin = path.join(import.meta.dirname, '../../wordpress/diri-gateway');

export type WordPress = {
  url: string;
  username: string;
  applicationPassword: string;
  pids: number[];
  /** Installs our plugin, for a gateway at this address that shares this secret. */
  installPlugin(gateway: string, secret: string): void;
  /** The list of what visitors sent, a line each, with what our plugin says beside it and their words. */
  submissions(): string;
  /** What our plugin puts on the pay page of order 12, `wc_order_twelve` by its key, where its address has this key. */
  payPage(key: string): string;
  /** Where our plugin has a payment service send the buyer of that order, by the filter of WooCommerce that asks for it. */
  wayBack(): Record<string, string>;
  /** Whether WooCommerce takes its consumer keys at an address, with our plugin. */
  shopKey(address: string): string;
  /** What our plugin does at the end of a request in which so many pictures were edited, and a post was read. */
  edited(pictures: number): string;
  /** The titles of what somebody sent, as WordPress exports them, which it then erases. */
  erase(email: string): string;
  /** What PHP wrote so far, each mail that was sent among it. */
  logs(): string;
  stop(): Promise<void>;
};

type Options = {
  /** A folder that does not exist yet, with a short path (it holds a socket). A temporary one when left out. */
  dir?: string;
  /** A port of the loopback. A free one when left out. */
  port?: number;
  /** Let it live on when this program ends. */
  keep?: boolean;
};

/** Starts a seeded WordPress of its own: the REST API is at `${url}/wp-json`. Throws when packages are missing. */
export async function startWordPress(options: Options = {}): Promise<WordPress> {
  const { available, missing } = wordpressAvailable();
  if (!available) throw new Error(missingText(missing));

  const dir = options.dir ?? path.join(temporary(), 'run');
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  execFileSync('cp', ['-a', '--reflink=auto', await seededState(), dir]);

  const started: Started[] = [];
  const stop = async () => {
    for (const program of started.toReversed()) await program.stop();
    if (!options.dir) rmSync(path.dirname(dir), { recursive: true, force: true });
  };
  try {
    started.push(await startDatabase(dir, { keep: options.keep }));
    runPhp(dir, 'address.php', url);
    const server = startServer(dir, port, options.keep);
    started.push(server);
    await server.until(() => answers(`${url}/wp-json/`), 30_000);
  } catch (error) {
    await stop();
    throw error;
  }
  const account = JSON.parse(readFileSync(path.join(dir, 'account.json'), 'utf8'));
  return {
    url,
    ...account,
    pids: started.map(program => program.pid),
    installPlugin(gateway, secret) {
      cpSync(plugin, path.join(dir, 'site', 'wp-content', 'plugins', path.basename(plugin)), { recursive: true });
      runPhp(dir, 'plugin.php', gateway, secret);
    },
    submissions: () => runPhp(dir, 'submissions.php'),
    payPage: key => runPhp(dir, 'pay-page.php', key),
    wayBack: () => JSON.parse(runPhp(dir, 'way-back.php')),
    shopKey: address => runPhp(dir, 'shop-key.php', address),
    edited: pictures => runPhp(dir, 'edited.php', String(pictures)),
    erase: email => runPhp(dir, 'erase.php', email),
    logs: () => started.at(-1)?.output() ?? '',
    stop,
  };
}

function startServer(dir: string, port: number, keep = false): Started {
  const { uid, gid } = owners().php;
  const settings = ['display_errors=0', 'opcache.enable_cli=1', 'memory_limit=256M', 'expose_php=0'];
  const args = [
    ...settings.flatMap(setting => ['-d', setting]),
    '-S',
    `127.0.0.1:${port}`,
    '-t',
    path.join(dir, 'site'),
  ];
  return startProcess('WordPress', 'php', [...args, path.join(dir, 'php', 'router.php')], {
    uid,
    gid,
    keep,
    cwd: dir,
    // Without workers one slow request would hold up all others.
    env: { PATH: process.env.PATH, PHP_CLI_SERVER_WORKERS: '4' },
    logFile: path.join(dir, 'server.log'),
  });
}

function temporary(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'wp-'));
  chmodSync(dir, 0o755);
  return dir;
}
