import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { ConfigError } from '../config/readEnvironment.ts';
import { type Config, readConfig } from '../config.ts';
import { holdTo, inspect, type Verdict } from '../wordpress-check/contract.ts';
import { columns, EXIT, say, UsageError } from './command.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run contract -- --url URL [--username NAME --password APP_PASSWORD] [--key ck_… --secret cs_…] [--write] [--json]
  --help   this text

What is not given is taken from the environment, by the names of .env.example.
Exit 0 all holds, 1 something does not, 64 not understood, 78 bad configuration, or no address.`;

const LEFT_BEHIND = `Left behind: one session of the cart that was written to, emptied: no line, no coupon, nobody's name or address.
WooCommerce deletes sessions when a browser logs out, never by a Cart-Token, and here no browser could: the lines above say
why. It expires after two days, and the next of WooCommerce's cleanings, twice a day, removes it.`;

const VARIABLES = {
  url: 'WORDPRESS_URL',
  username: 'WORDPRESS_USERNAME',
  password: 'WORDPRESS_APP_PASSWORD',
  key: 'WOOCOMMERCE_KEY',
  secret: 'WOOCOMMERCE_SECRET',
} as const;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function readArguments() {
  try {
    const options = {
      url: text,
      username: text,
      password: text,
      key: text,
      secret: text,
      write: flag,
      json: flag,
      help: flag,
    };
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** The gateway's own reading of an address and its credentials; nothing else of the environment matters here. */
function configure(given: ReturnType<typeof readArguments>, dataDir: string): Config {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir };
  if (given.url) Object.assign(env, { CONTENT_URL: '', SHOP_URL: '' });
  for (const [name, variable] of Object.entries(VARIABLES))
    if (given[name as keyof typeof VARIABLES]) env[variable] = given[name as keyof typeof VARIABLES];
  const config = readConfig(env, 'contract');
  if ([config.content.url, config.shop.url].includes('embedded'))
    throw new ConfigError(['WORDPRESS_URL: missing. Set it, or give --url with the address of your WordPress']);
  return config;
}

async function main(): Promise<number> {
  const given = readArguments();
  if (given.help) {
    say(USAGE);
    return EXIT.done;
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    const service = await inspect(configure(given, dataDir), pino({ level: 'silent' }));
    const verdicts = await holdTo(service, { writes: given.write }).finally(() => service.close());
    say(given.json ? JSON.stringify(verdicts, null, 2) : asText(verdicts));
    if (service.cart && !service.cart.ended && !given.json) say(`\n${LEFT_BEHIND}`);
    return verdicts.some(({ outcome }) => outcome === 'fail') ? EXIT.failed : EXIT.done;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function asText(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(({ outcome, route, expects, detail }) => [
    outcome,
    route,
    detail ? `${expects}: ${detail}` : expects,
  ]);
  const count = (wanted: Verdict['outcome']) => verdicts.filter(({ outcome }) => outcome === wanted).length;
  return `${columns(lines)}\n\n${count('pass')} passed, ${count('fail')} failed, ${count('not available')} not available`;
}

await runCommand(main);
