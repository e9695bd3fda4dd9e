import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { readPlace } from '../../rules/address/place.ts';
import { webAddress } from '../../rules/linkAddress.ts';
import { LEAST_MB, MOST_MB, MOST_WORKERS } from './memory.ts';

/** What can keep pages in front of the site. */
const cdnNames = ['cloudflare', 'fastly', 'varnish', 'plain'] as const;
export type CdnName = (typeof cdnNames)[number];

// Every variable with its check, its mend and its default. `.env.example` describes them to people.

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

/** The site's own address: pages, assets and cookies live at the root of a host. */
const origin = url('https://labels.example').refine(
  value => !value || !URL.canParse(value) || new URL(value).origin === value.toLowerCase(),
  'has more than a host in it. Set it to the address without a path, e.g. https://labels.example',
);

const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .refine(
      value => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `not a whole number from ${min} to ${max}. Set it within, or leave it out for ${fallback}`,
    )
    .transform(Number)
    .default(fallback);

/** What is left out is found out from the machine. */
const wholeOrNone = (min: number, max: number, otherwise: string) =>
  z
    .string()
    .refine(
      value => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `not a whole number from ${min} to ${max}. Set it within, or leave it out for ${otherwise}`,
    )
    .transform(Number)
    .optional();

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

/** By which keys of the shop's meta data a product says what is not in the shop's own fields. */
const productMeta = z
  .string()
  .refine(
    value => value.split(',').every(pair => /^(minimum_quantity|data_sheet|price_breaks)=[\w-]+$/.test(pair.trim())),
    'not a list of word=key. Set it like minimum_quantity=min_order_qty,data_sheet=data_sheet,price_breaks=price_breaks',
  )
  .default('')
  .transform(value => {
    const named = Object.fromEntries(value.split(',').map(pair => pair.trim().split('=') as [string, string]));
    return {
      minimumQuantity: named.minimum_quantity ?? 'min_order_qty',
      dataSheet: named.data_sheet ?? 'data_sheet',
      priceBreaks: named.price_breaks ?? 'price_breaks',
    };
  });

/** Where buyers pay by bank transfer: `holder | bank | number | branch code | BIC`, several with semicolons between. */
const bankAccounts = z
  .string()
  .transform(value =>
    value
      .split(';')
      .filter(each => each.trim())
      .map(each => each.split('|').map(part => part.trim())),
  )
  .refine(
    accounts =>
      accounts.every(parts => parts.length >= 3 && parts.length <= 5 && /\d{4}/.test(parts[2]!.replace(/\s/g, ''))),
    'has something that is no account. Set it like: Labels Ltd | Example Bank | 62 000 000 017 | 250655 | EXAMZAJJ',
  )
  .transform(accounts =>
    accounts.map(([holder = '', bank = '', number = '', branchCode = '', bic = '']) => ({
      ...{ holder, bank, number, branchCode, bic },
      iban: '',
    })),
  )
  .default([]);

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Nobody types control characters: a file is full of them after a power cut. */
const secret = (shortest: number, mend: string) =>
  z
    .string()
    .min(shortest, `shorter than ${shortest} characters. ${mend}`)
    .regex(/^\P{Cc}*$/u, `has control characters in it. ${mend}`);

/** One that is made and kept obeys the same rule as one that is given. */
export const operatorToken = secret(24, 'Make one with: openssl rand -hex 24');
export const secretKey = secret(32, 'Make each with: openssl rand -hex 32');

const origins = list.refine(
  each => each.every(origin => URL.canParse(origin) && new URL(origin).origin === origin),
  'has something that is no origin. Set it like https://app.example,https://partner.example',
);

export const environment = z.object({
  PORT: whole(0, 65_535, 4000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z
    .string()
    .refine(
      value => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
      'not a whole number from 1 to 65535. Set it within, or leave it out: then /metrics asks for the operator token',
    )
    .transform(Number)
    .optional(),
  PUBLIC_URL: origin,
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
  WOOCOMMERCE_BASIC_OVER_HTTP: choice(['on', 'off'], 'off'),
  OPERATOR_TOKEN: operatorToken.optional(),
  SECRET_KEYS: z
    .string()
    .refine(
      v => v.split(',').every(key => secretKey.safeParse(key.trim()).success),
      'has a key shorter than 32 characters, or with control characters in it. Make each with: openssl rand -hex 32',
    )
    .transform(v => v.split(',').map(key => key.trim()))
    .optional(),
  WEBHOOK_SECRET: secret(24, 'Make one with: openssl rand -hex 32').optional(),
  DATA_DIR: z.string().default('.data'),
  ARTWORK_DIR: z.string().optional(),
  ARTWORK_WAITING_MB: whole(50, 1_000_000, 1_024),
  KEEP_QUOTES_DAYS: whole(1, 36_500, 730),
  KEEP_ARTWORK_DAYS: whole(1, 36_500, 365),
  QUOTE_VALID_DAYS: whole(1, 365, 14),
  QUOTE_LEAD_DAYS: whole(0, 365, 0),
  QUOTE_TERMS: z.string().max(2_000, 'longer than 2000 characters. Shorten it').default(''),
  PHP_LONGEST_RUN_SECONDS: whole(1, 3_600, 120),
  DATABASE_URL: z
    .string()
    .refine(
      v => /^postgres(ql)?:/.test(v) && URL.canParse(v),
      'not the address of a PostgreSQL. Set it like postgres://user:password@host:5432/name, or leave it out',
    )
    .optional(),
  REDIS_URL: z
    .string()
    .refine(
      v => /^rediss?:/.test(v) && URL.canParse(v),
      'not the address of a Redis. Set it like redis://user:password@host:6379, or leave it out',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      v => /^smtps?:/.test(v) && URL.canParse(v),
      'not the address of a mail server. Set it like smtp://user:password@mail.example:587, or leave it out',
    )
    .optional(),
  CDN: choice(['off', ...cdnNames], 'off'),
  CDN_PURGE_URL: url('https://api.fastly.com/service/SERVICE/purge'),
  CDN_PURGE_TOKEN: z.string().optional(),
  TRUST_PROXY: whole(0, 9, 0),
  UNLIMITED_CLIENTS: list.refine(
    addresses => addresses.every(address => isIP(address) > 0),
    'has something that is no IP address. Set it to addresses with commas between, e.g. 192.0.2.7',
  ),
  SITE_PHONE: z.string().optional(),
  SITE_EMAIL: z.email('not an e-mail address. Set it to one such as quotes@labels.example').optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_HOURS: z
    .string()
    .refine(
      v =>
        v
          .split(',')
          .every(part => /^[A-Za-z-]+ (closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/i.test(part.trim())),
      'not a list of hours. Set it like: Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed',
    )
    .default('Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed'),
  SITE_QUOTE_HOURS: z.string().default('Monday - Friday 8AM - 5PM'),
  SITE_SOCIAL_LINKS: list.refine(
    links => links.every(link => webAddress(link) !== null),
    'has something that is no URL. Set it to profile addresses with commas between',
  ),
  SITE_PRIVACY_POLICY_URL: z
    .string()
    .refine(
      v => /^\/[^/\\]/.test(v) || webAddress(v) !== null,
      'neither a URL nor a path. Set it to the address of the document, e.g. https://shop.example/privacy-policy.pdf',
    )
    .optional(),
  SITE_CLIENT_SATISFACTION: z.coerce
    .number('not a number. Set it to whole percent, e.g. 98')
    .int('not a whole number. Set it to whole percent, e.g. 98')
    .min(1, 'less than 1. Set it to whole percent, e.g. 98')
    .max(100, 'more than 100. Set it to whole percent, e.g. 98')
    .optional(),
  SITE_YEARS: z.coerce
    .number('not a number. Set it to whole years, e.g. 24')
    .int('not a whole number. Set it to whole years, e.g. 24')
    .min(1, 'less than 1. Set it to whole years, e.g. 24')
    .max(500, 'more than 500. Set it to whole years, e.g. 24')
    .optional(),
  SITE_PLACE: z
    .string()
    .refine(
      v => readPlace(v) !== null,
      'not a place. Set it to town, region and country code: Johannesburg, Gauteng, ZA',
    )
    .optional(),
  SITE_VAT_NUMBER: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9 /-]{3,19}$/i, 'not a VAT number. Set it as it stands on invoices, e.g. 4123456789')
    .optional(),
  SITE_WHATSAPP: z
    .string()
    .regex(/^\+[\d ()-]{7,24}$/, 'not a number with its country code. Set it like +27 82 000 0100')
    .optional(),
  SITE_ORDER_BEFORE: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not a time of day. Set it like 14:00')
    .optional(),
  SITE_DELIVERY_DAYS: wholeOrNone(0, 60, 'what the contact page says'),
  SITE_DELIVERY_COST: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, 'not an amount. Set it to what delivery costs with tax, e.g. 113.85')
    .optional(),
  SITE_RETURN_DAYS: wholeOrNone(0, 365, 'what the contact page says'),
  SITE_ANALYTICS: z
    .string()
    .refine(
      v => webAddress(v) !== null,
      'not a URL. Set it to the address of the script that measures visits, e.g. https://stats.example/script.js',
    )
    .optional(),
  SITE_ANALYTICS_ORIGINS: origins,
  SITE_BANK_ACCOUNTS: bankAccounts,
  MENU_IDS: menuIds,
  PRODUCT_META: productMeta,
  PRICE_BREAKS: z
    .enum(['cart', 'quote'], 'not one of cart, quote. Set it to where price breaks hold, or leave it out for quote')
    .optional(),
  EMBED_HOSTS: list.transform(hosts =>
    hosts.length ? hosts : ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
  ),
  BLOCKED_ROBOTS: list.transform(names => (names.length ? names : ['AhrefsBot', 'MJ12bot', 'SemrushBot'])),
  WEBHOOK_HOSTS: list.refine(
    hosts => hosts.every(host => URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host),
    'has something that is no host. Set it to hosts with their ports, with commas between, e.g. erp.internal:8080',
  ),
  CORS_ORIGINS: origins,
  SAMPLE_DATA: choice(['on', 'off'], 'on'),
  SEARCH_SYNONYMS: z
    .string()
    .refine(isReadable, 'not a file that can be read. Set it to one written like server/catalogue/search/synonyms.txt')
    .optional(),
  UPSTREAM_TIMEOUT_MS: whole(100, 120_000, 10_000),
  CACHE: choice(['on', 'off'], 'on'),
  MEMORY_MB: wholeOrNone(LEAST_MB, MOST_MB, 'what the machine gives'),
  WORKERS: wholeOrNone(1, MOST_WORKERS, 'one for each core, at most 4'),
  DEMO_LATENCY_MS: whole(0, 60_000, 0),
  ACCESS_LOG: choice(['on', 'off'], 'off'),
  MEASURED_PERCENT: whole(0, 100, 10),
  OFFLINE_PAGES: choice(['on', 'off'], 'on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://localhost:4318'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine(
      value => /^(0(\.\d+)?|1(\.0+)?)$/.test(value),
      'not a share from 0 to 1. Set it to e.g. 0.1, or leave it out to trace every request',
    )
    .transform(Number)
    .default(1),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
});

export type Environment = z.infer<typeof environment>;
