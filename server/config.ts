import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Every fault of the environment in one message, each with its mend. `main` answers it with exit code 78. */
export class ConfigError extends Error {
  faults: string[];
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map(f => `  ${f}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** An http(s) address without credentials in it, or one of some words. */
const address = (mend: string, ...words: string[]) =>
  z
    .string()
    .refine(value => words.includes(value) || (/^https?:\/\/[^/]/.test(value) && URL.canParse(value)), mend)
    .refine(
      value => !URL.canParse(value) || !new URL(value).username,
      'has credentials in it. Set them in their own variables',
    )
    .transform(value => value.replace(/\/+$/, ''))
    .optional();

const url = (example: string) => address(`not a URL. Set it to an address such as ${example}`);

const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .refine(
      value => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `not a whole number from ${min} to ${max}. Set it within, or leave it out for ${fallback}`,
    )
    .transform(Number)
    .default(fallback);

const list = z
  .string()
  .transform(value =>
    value
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  )
  .default([]);

const choice = <const T extends [string, ...string[]]>(values: T, fallback: T[number]) =>
  z
    .enum(values, `not one of ${values.join(', ')}. Set it to one of them, or leave it out for ${fallback}`)
    .default(fallback as never);

const menuIds = z
  .string()
  .refine(
    value => value.split(',').every(pair => /^[a-z0-9-]+=\d+$/.test(pair.trim())),
    'not a list of slug=id. Set it like primary=16,regulatory-products=97',
  )
  .transform(value => Object.fromEntries(value.split(',').map(pair => pair.trim().split('=') as [string, string])))
  .default({
    primary: '16',
    'regulatory-products': '97',
    'security-products': '98',
    'specialty-products': '170',
    'general-products': '171',
  });

const environment = z.object({
  PORT: whole(0, 65_535, 4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('https://labels.example'),
  WORDPRESS_URL: address(
    'not a URL. Set it to the address of your WordPress, e.g. https://shop.example, or to embedded',
    'embedded',
  ),
  CONTENT_URL: url('https://shop.example/wp-json'),
  SHOP_URL: url('https://shop.example/wp-json'),
  WORDPRESS_USERNAME: z.string().optional(),
  WORDPRESS_APP_PASSWORD: z.string().optional(),
  WOOCOMMERCE_KEY: z
    .string()
    .refine(
      v => v.startsWith('ck_'),
      'does not begin with ck_. Copy the consumer key from WooCommerce > Settings > Advanced > REST API',
    )
    .optional(),
  WOOCOMMERCE_SECRET: z
    .string()
    .refine(v => v.startsWith('cs_'), 'does not begin with cs_. Copy the consumer secret shown beside the key')
    .optional(),
  OPERATOR_TOKEN: z.string().min(24, 'shorter than 24 characters. Make one with: openssl rand -hex 24').optional(),
  SECRET_KEYS: z
    .string()
    .refine(
      v => v.split(',').every(key => key.trim().length >= 32),
      'has a key shorter than 32 characters. Make each with: openssl rand -hex 32',
    )
    .transform(v => v.split(',').map(key => key.trim()))
    .optional(),
  DATA_DIR: z.string().default('.data'),
  TRUST_PROXY: whole(0, 9, 0),
  SITE_PHONE: z.string().optional(),
  SITE_EMAIL: z.email('not an e-mail address. Set it to one such as quotes@labels.example').optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_HOURS: z
    .string()
    .refine(
      v => v.split(',').every(part => /^[A-Za-z-]+ (closed|\d{2}:\d{2}-\d{2}:\d{2})$/i.test(part.trim())),
      'not a list of hours. Set it like: Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed',
    )
    .default('Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed'),
  SITE_QUOTE_HOURS: z.string().default('Monday - Friday 8AM - 5PM'),
  SITE_SOCIAL_LINKS: list.refine(
    links => links.every(link => URL.canParse(link)),
    'has something that is no URL. Set it to profile addresses with commas between',
  ),
  SITE_PRIVACY_POLICY_URL: z.string().optional(),
  MENU_IDS: menuIds,
  EMBED_HOSTS: list.transform(hosts =>
    hosts.length ? hosts : ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
  ),
  BLOCKED_ROBOTS: list.transform(names => (names.length ? names : ['AhrefsBot', 'MJ12bot', 'SemrushBot'])),
  CORS_ORIGINS: list.refine(
    origins => origins.every(origin => URL.canParse(origin) && new URL(origin).origin === origin),
    'has something that is no origin. Set it like https://app.example,https://partner.example',
  ),
  SAMPLE_DATA: choice(['on', 'off'], 'on'),
  UPSTREAM_TIMEOUT_MS: whole(100, 120_000, 10_000),
  CACHE: choice(['on', 'off'], 'on'),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
});

const SECRETS = ['WORDPRESS_APP_PASSWORD', 'WOOCOMMERCE_KEY', 'WOOCOMMERCE_SECRET', 'OPERATOR_TOKEN', 'SECRET_KEYS'];

/** The content of a secret's file; where it cannot be read, a fault says so. */
function readSecret(name: string, file: string, faults: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    faults.push(`${name}_FILE: cannot read ${file} (${reason}). Set it to a file this process may read`);
    return undefined;
  }
}

/** Values given as NAME_FILE are read from that file, as container platforms hand out secrets. */
function readSecretFiles(env: NodeJS.ProcessEnv, faults: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && value.trim() !== '') values[name] = value.trim();
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

type Environment = z.infer<typeof environment>;

/** What does not fit together; a variable that is wrong by itself counts as given. */
function relations(env: Environment, given: Record<string, string>): string[] {
  const faults: string[] = [];
  const loopback = ['127.0.0.1', '::1', 'localhost'].includes(env.HOST);
  if (!given.PUBLIC_URL && !loopback)
    faults.push(
      `HOST: ${env.HOST} is not loopback. Set PUBLIC_URL to the site's address to make it public, or leave HOST out`,
    );
  if (given.PUBLIC_URL && !given.WORDPRESS_URL && !(given.CONTENT_URL && given.SHOP_URL))
    faults.push(
      'WORDPRESS_URL: missing on a public site. Set it to the address of your WordPress, or to embedded if that is on purpose',
    );
  if (!!given.WORDPRESS_USERNAME !== !!given.WORDPRESS_APP_PASSWORD)
    faults.push(
      'WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD: only one is set. Set both: Users > Profile > Application Passwords',
    );
  if (!!given.WOOCOMMERCE_KEY !== !!given.WOOCOMMERCE_SECRET)
    faults.push(
      'WOOCOMMERCE_KEY and WOOCOMMERCE_SECRET: only one is set. Set both: WooCommerce > Settings > Advanced > REST API',
    );
  return faults;
}

/** A value that is made once and kept in a file only its owner can read. */
function keptSecret(dir: string, name: string, bytes: number): string {
  const file = path.join(dir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const value = randomBytes(bytes).toString('hex');
  writeFileSync(file, `${value}\n`, { mode: 0o600 });
  return value;
}

/** One REST service. */
export interface Service {
  /** its `…/wp-json` address, or `embedded` until the embedded one has said its own */
  url: string;
  /** an application password, or for the shop a consumer key and secret; null reads what is public */
  credentials: { username: string; password: string } | null;
}

/** The whole configuration, frozen. Nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  /** true once PUBLIC_URL is set: registered operations only, no introspection, Secure cookies */
  public: boolean;
  /** the site's own address without a slash at the end; on a local site http://localhost:PORT */
  publicUrl: string;
  content: Service;
  shop: Service;
  operatorToken: string;
  /** where the operator's token lies when it was made here */
  operatorTokenFile: string | null;
  /** the first seals, all open */
  secretKeys: string[];
  dataDir: string;
  /** proxies in front whose X-Forwarded-For is believed */
  trustProxy: number;
  site: {
    phone?: string;
    email?: string;
    address?: string;
    hours: string;
    quoteHours: string;
    socialLinks: string[];
    privacyPolicyUrl?: string;
  };
  menuIds: Record<string, string>;
  embedHosts: string[];
  blockedRobots: string[];
  corsOrigins: string[];
  sampleData: boolean;
  upstreamTimeoutMs: number;
  cache: boolean;
  logLevel: string;
  /** identifies the build in cache keys and releases */
  build: string;
  locale: 'en-ZA';
}

const restRoot = (address: string): string => (address.endsWith('/wp-json') ? address : `${address}/wp-json`);

function services(env: Environment): { content: Service; shop: Service } {
  const both = env.WORDPRESS_URL && env.WORDPRESS_URL !== 'embedded' ? restRoot(env.WORDPRESS_URL) : 'embedded';
  const pair = (username?: string, password?: string) => (username && password ? { username, password } : null);
  const wordpress = pair(env.WORDPRESS_USERNAME, env.WORDPRESS_APP_PASSWORD);
  return {
    content: { url: env.CONTENT_URL ? restRoot(env.CONTENT_URL) : both, credentials: wordpress },
    shop: {
      url: env.SHOP_URL ? restRoot(env.SHOP_URL) : both,
      credentials: pair(env.WOOCOMMERCE_KEY, env.WOOCOMMERCE_SECRET) ?? wordpress,
    },
  };
}

/** Each variable is judged by itself, then what they say together: one wrong value hides no other fault. */
function parse(env: NodeJS.ProcessEnv): Environment {
  const faults: string[] = [];
  const values = readSecretFiles(env, faults);
  const parsed: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(environment.shape)) {
    const result = schema.safeParse(values[name]);
    if (result.success) parsed[name] = result.data;
    else faults.push(...result.error.issues.map(issue => `${name}: ${issue.message}`));
  }
  faults.push(...relations(parsed as Environment, values));
  if (faults.length) throw new ConfigError([...new Set(faults)]);
  return parsed as Environment;
}

/**
 * Reads the environment once. Makes DATA_DIR, and in it the operator's token and the sealing key where none is given.
 * @throws ConfigError with every fault at once
 */
export function readConfig(env: NodeJS.ProcessEnv, build: string): Config {
  const values = parse(env);
  const dataDir = path.resolve(values.DATA_DIR);
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR: cannot make ${dataDir} (${(error as NodeJS.ErrnoException).code}). Set it to a folder this process may write`,
    ]);
  }
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    public: Boolean(values.PUBLIC_URL),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    ...services(values),
    operatorToken: values.OPERATOR_TOKEN ?? keptSecret(dataDir, 'operator-token', 24),
    operatorTokenFile: values.OPERATOR_TOKEN ? null : path.join(dataDir, 'operator-token'),
    secretKeys: values.SECRET_KEYS ?? [keptSecret(dataDir, 'secret-key', 32)],
    dataDir,
    trustProxy: values.TRUST_PROXY,
    site: {
      phone: values.SITE_PHONE,
      email: values.SITE_EMAIL,
      address: values.SITE_ADDRESS,
      hours: values.SITE_HOURS,
      quoteHours: values.SITE_QUOTE_HOURS,
      socialLinks: values.SITE_SOCIAL_LINKS,
      privacyPolicyUrl: values.SITE_PRIVACY_POLICY_URL,
    },
    menuIds: values.MENU_IDS,
    embedHosts: values.EMBED_HOSTS,
    blockedRobots: values.BLOCKED_ROBOTS,
    corsOrigins: values.CORS_ORIGINS,
    sampleData: values.SAMPLE_DATA === 'on',
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    cache: values.CACHE === 'on',
    logLevel: values.LOG_LEVEL,
    build,
    locale: 'en-ZA',
  });
}
