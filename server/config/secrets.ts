import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ZodType } from 'zod';
import { replaceFile } from './durableFiles.ts';
import { operatorToken, secretKey } from './environment.ts';

/** Variables whose values open something; each may also be given as NAME_FILE. */
export const SECRETS = [
  'WORDPRESS_APP_PASSWORD',
  'WOOCOMMERCE_KEY',
  'WOOCOMMERCE_SECRET',
  'OPERATOR_TOKEN',
  'SECRET_KEYS',
  'WEBHOOK_SECRET',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'CDN_TOKEN',
];

/** What a secret was called before: a site that sets it so goes on. */
const EARLIER_NAMES: Readonly<Record<string, string>> = { CDN_PURGE_TOKEN: 'CDN_TOKEN' };

/**
 * By these names a worker gets what its primary read or found at the start: where the data folder goes away under them,
 * the one that takes another's place makes none of it anew.
 */
const FOUND = { token: 'WORKER_OPERATOR_TOKEN', key: 'WORKER_SECRET_KEY', begun: 'WORKER_DATA_BEGUN' } as const;

interface Found {
  readonly operatorToken: string;
  readonly secretKeys: readonly string[];
  /** whether submissions were kept in the data folder already */
  readonly begun: boolean;
}

export const foundEnvironment = ({ operatorToken, secretKeys, begun }: Found) => ({
  [FOUND.token]: operatorToken,
  [FOUND.key]: secretKeys[0]!,
  [FOUND.begun]: begun ? '1' : '',
});

/** Nothing in a process that no primary started. */
export const foundByPrimary = (env: NodeJS.ProcessEnv) => ({
  token: env[FOUND.token],
  key: env[FOUND.key],
  begun: env[FOUND.begun] === '1',
});

/** Names of the files in DATA_DIR that hold what was made here. */
export const TOKEN_FILE = 'operator-token';
export const KEY_FILE = 'secret-key';

/** The content of a secret's file; where it cannot be read or holds nothing, a fault says so. */
function readSecret(name: string, file: string, faults: string[]): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
    faults.push(`${name}_FILE: ${file} is empty. Set it to a file that holds the secret`);
  } catch (error) {
    faults.push(`${name}_FILE: cannot read ${file} (${codeOf(error)}). Set it to a file this process may read`);
  }
  return undefined;
}

/** Values given as NAME_FILE are read from that file, as container platforms hand out secrets. */
export function readSecretFiles(env: NodeJS.ProcessEnv, faults: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && value.trim() !== '') values[name] = value.trim();
  for (const [earlier, name] of Object.entries(EARLIER_NAMES))
    for (const end of ['', '_FILE'])
      if (values[earlier + end] && !values[name + end]) values[name + end] = values[earlier + end]!;
  for (const name of SECRETS) {
    const file = values[`${name}_FILE`];
    if (!file) continue;
    if (values[name]) faults.push(`${name}: set twice, here and as ${name}_FILE. Keep one`);
    else {
      const secret = readSecret(name, file, faults);
      if (secret !== undefined) values[name] = secret;
    }
  }
  return values;
}

/** The operator's token, made at the first start. Nothing was sealed with it: what is not whole is made anew. */
export const keptToken = (dataDir: string, faults: string[]): string =>
  onDisk(dataDir, faults, () => {
    const file = path.join(dataDir, TOKEN_FILE);
    return readKept(file, operatorToken) ?? make(file, 24);
  });

/** The token of a site, for a command that asks it; '' where none is kept. */
export const siteToken = (dataDir: string, faults: string[]): string =>
  onDisk(dataDir, faults, () => readKept(path.join(dataDir, TOKEN_FILE), operatorToken) ?? '');

/** The key that seals and signs, made at the first start. Another one in its place would end what it has sealed. */
export const keptKey = (dataDir: string, faults: string[]): string =>
  onDisk(dataDir, faults, () => {
    const file = path.join(dataDir, KEY_FILE);
    if (!existsSync(file)) return make(file, 32);
    const key = readKept(file, secretKey);
    if (key === null)
      faults.push(
        `SECRET_KEYS: the key kept in ${file} is empty or not whole. Restore the file from a backup, or delete it: a new key is then made, and open carts, signed-in browsers and links to artwork end with the old one`,
      );
    return key ?? '';
  });

function readKept(file: string, rule: ZodType<string>): string | null {
  if (!existsSync(file)) return null;
  const { success, data } = rule.safeParse(readFileSync(file, 'utf8').trim());
  return success ? data : null;
}

function make(file: string, bytes: number): string {
  const secret = randomBytes(bytes).toString('hex');
  replaceFile(file, `${secret}\n`);
  return secret;
}

/** What the file system says becomes a fault; the empty string that stands in for the secret is never used. */
function onDisk(dataDir: string, faults: string[], work: () => string): string {
  try {
    return work();
  } catch (error) {
    faults.push(
      `DATA_DIR: cannot keep a secret in ${dataDir} (${codeOf(error)}). Make room there, or set it to a folder whose files this process may read and write`,
    );
    return '';
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
