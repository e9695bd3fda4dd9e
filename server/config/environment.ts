import { isIP } from 'node:net';
import { z } from 'zod';
import { readPlace } from '../../rules/address/place.ts';
import { webAddress } from '../../rules/linkAddress.ts';
import { LEAST_MB, MOST_MB, MOST_WORKERS } from './memory.ts';
import {
  bankAccounts,
  choice,
  hosts,
  isReadable,
  list,
  menuIds,
  openingHours,
  origin,
  origins,
  productMeta,
  redis,
  robots,
  secret,
  server,
  url,
  whole,
  wholeOrNone,
  wordpress,
} from './variableKinds.ts';

/** What can keep pages in front of the site. */
const cdnNames = ['cloudflare', 'fastly', 'varnish', 'plain'] as const;
export type CdnName = (typeof cdnNames)[number];

// Every variable with its check, its mend and its default. `.env.example` describes them to people.

/** One that is made and kept obeys the same rule as one that is given. A header carries it, after `Bearer`. */
export const operatorToken = secret(24, 'Make one with: openssl rand -hex 24').refine(
  value => /^[\p{Cc}!-~]*$/u.test(value),
  'has something other than letters, digits and signs of ASCII in it. Make one with: openssl rand -hex 24',
);
export const secretKey = secret(32, 'Make each with: openssl rand -hex 32');

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
  WORDPRESS_URL: wordpress(
    'not a URL. Set it to the address of your WordPress, e.g. https://shop.example, or to embedded',
    'embedded',
  ),
  CONTENT_URL: wordpress('not a URL. Set it to an address such as https://shop.example/wp-json'),
  SHOP_URL: wordpress('not a URL. Set it to an address such as https://shop.example/wp-json'),
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
  ARTWORK_DAY_MB: whole(10, 1_000_000, 500),
  ARTWORK_FREE_MB: whole(0, 100_000_000, 500),
  KEEP_QUOTES_DAYS: whole(1, 36_500, 730),
  KEEP_ARTWORK_DAYS: whole(1, 36_500, 365),
  QUOTE_VALID_DAYS: whole(1, 365, 14),
  QUOTE_LEAD_DAYS: whole(0, 365, 0),
  QUOTE_TERMS: z.string().max(2_000, 'longer than 2000 characters. Shorten it').default(''),
  PHP_LONGEST_RUN_SECONDS: whole(1, 3_600, 120),
  DATABASE_URL: server(/^postgres(ql)?:\/\/\/?[^/]/, 'a PostgreSQL', 'postgres://user:password@host:5432/name'),
  REDIS_URL: redis,
  SMTP_URL: server(/^smtps?:\/\/[^/]/, 'a mail server', 'smtp://user:password@mail.example:587'),
  CDN: choice(['off', ...cdnNames], 'off'),
  CDN_PURGE_URL: url('https://api.fastly.com/service/SERVICE/purge'),
  // A header carries it.
  CDN_TOKEN: z
    .string()
    .regex(
      /^[ -~]+$/,
      'has more than one line, or other than letters, digits and signs of ASCII in it. Set it to the token alone',
    )
    .optional(),
  TRUST_PROXY: whole(0, 9, 0),
  UNLIMITED_CLIENTS: list.refine(
    addresses => addresses.every(address => isIP(address) > 0),
    'has something that is no IP address. Set it to addresses with commas between, e.g. 192.0.2.7',
  ),
  SITE_PHONE: z.string().optional(),
  SITE_EMAIL: z.email('not an e-mail address. Set it to one such as quotes@labels.example').optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_HOURS: openingHours,
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
      'not a place. Set it to town, region and the code of a country: Johannesburg, Gauteng, ZA',
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
    .regex(/^\d{1,7}(\.\d{1,3})?$/, 'not an amount. Set it to what delivery costs with tax, e.g. 113.85')
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
  EMBED_HOSTS: hosts('player.vimeo.com').transform(named =>
    named.length ? named : ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
  ),
  MEDIA_HOSTS: hosts('cdn.example'),
  BLOCKED_ROBOTS: robots.transform(names => (names.length ? names : ['AhrefsBot', 'MJ12bot', 'SemrushBot'])),
  WEBHOOK_HOSTS: hosts('erp.internal:8080'),
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
