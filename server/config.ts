import path from 'node:path';
import { DAY_MS } from '../rules/dates/dayMs.ts';
import type { CdnName } from './config/environment.ts';
import { type Folders, foldersOf, makeFolders } from './config/folders.ts';
import { cacheBytes, derivedBytes, memoryMb, workersFor } from './config/memory.ts';
import { ConfigError, readEnvironment } from './config/readEnvironment.ts';
import { foundByPrimary, keptKey, keptToken, TOKEN_FILE } from './config/secrets.ts';
import { type Services, servicesOf } from './config/services.ts';

const MB = 1024 * 1024;

/** An account that money is paid into; what is not known is ''. */
export interface BankAccount {
  holder: string;
  bank: string;
  number: string;
  branchCode: string;
  iban: string;
  bic: string;
}

/** The cache in front of the site. */
export interface Cdn {
  kind: CdnName;
  /** what is called to drop by tag; empty where nothing is */
  purgeUrl: string;
  purgeToken: string;
}

/** The whole configuration, frozen. Nothing else reads the environment. */
export interface Config extends Folders, Services {
  port: number;
  host: string;
  /** where /metrics is served without a token; undefined for nowhere */
  metricsPort?: number;
  /** true once PUBLIC_URL is set: registered operations only, no introspection, Secure cookies */
  public: boolean;
  /** the site's own address without a slash at the end; on a local site http://localhost:PORT */
  publicUrl: string;
  operatorToken: string;
  /** where the operator's token lies when it was made here */
  operatorTokenFile: string | null;
  /** whether submissions were kept in the data folder before this worker was started in the place of another */
  begun: boolean;
  /** the first seals, all open */
  secretKeys: string[];
  /** what WordPress signs its calls with; without it none are taken */
  webhookSecret?: string;
  /** where partners may be called */
  webhookHosts: { public: boolean; allowed: readonly string[] };
  /** how much of it may wait for its request, how much of it one visitor may send in a day, how much disk it leaves free */
  artworkBounds: { mostBytes: number; dayBytes: number; freeBytes: number };
  /** how long a quote request is kept after its last step */
  quotesKeptMs: number;
  /** what an offer begins with */
  quoteDefaults: { validDays: number; leadTimeDays: number | null; terms: string };
  /** a call that was not answered has no effect any more when it is older than this */
  longestRunMs: number;
  /** how long its files are kept */
  artworkKeptMs: number;
  /** a Redis that the processes of one site share */
  redisUrl?: string;
  /** a mail server; then site.email is set too */
  smtpUrl?: string;
  /** what keeps pages in front of the site; null for nothing */
  cdn: Cdn | null;
  /** proxies in front whose X-Forwarded-For is believed */
  trustProxy: number;
  /** addresses that no rate limits hold for */
  unlimitedClients: string[];
  site: {
    phone?: string;
    email?: string;
    address?: string;
    hours: string;
    quoteHours: string;
    socialLinks: string[];
    privacyPolicyUrl?: string;
    /** how many clients are satisfied, in whole percent */
    clientSatisfaction?: number;
    /** how long the firm has been at it, in years */
    years?: number;
    /** town, region and country of the firm */
    place?: string;
    /** for invoices */
    vatNumber?: string;
    /** a number that is written to */
    whatsapp?: string;
    /** until when an order is sent the same day, HH:MM */
    orderBefore?: string;
    /** working days that sending takes inside the country; 0 where nothing is promised, whatever the contact page says */
    deliveryDays?: number;
    /** what it costs, tax included; exact decimal */
    deliveryCost?: string;
    /** days in which goods come back; 0 where nothing is promised, whatever the contact page says */
    returnDays?: number;
    /** where buyers pay by bank transfer, unless the shop says */
    bankAccounts: BankAccount[];
  };
  menuIds: Record<string, string>;
  /** keys of a product's meta data */
  productMeta: { minimumQuantity: string; dataSheet: string; priceBreaks: string };
  /** whether the shop's cart charges by price breaks; else they hold for quotes alone */
  breaksInCart: boolean;
  embedHosts: string[];
  /** hosts that pictures lie on besides those of the services */
  mediaHosts: string[];
  blockedRobots: string[];
  corsOrigins: string[];
  sampleData: boolean;
  /** words that buyers use for the same thing, in place of the built-in ones */
  synonymsFile: string | undefined;
  upstreamTimeoutMs: number;
  cache: boolean;
  /** how many processes serve */
  workers: number;
  /** MB that each of them is to live in */
  memoryMb: number;
  /** of each, for records, answers and pages */
  cacheBytes: number;
  /** of each, for what is derived from the index */
  derivedBytes: number;
  /** milliseconds the embedded service waits before every answer */
  demoLatencyMs: number;
  logLevel: string;
  /** whether each answer is a line of the log */
  accessLog: boolean;
  /** percent of the pages that browsers measure and tell of */
  measuredPercent: number;
  /** what measures visits after its visitor's yes, and from where it may load and tell; null for nothing */
  analytics: { script: string; origins: string[] } | null;
  /** whether browsers may remember what was visited, and show it when the network fails */
  offlinePages: boolean;
  /** an OpenTelemetry collector; undefined where no traces are made */
  tracesUrl?: string;
  /** share of the requests that are traced, from 0 to 1 */
  tracesRatio: number;
  /** identifies the build in cache keys and releases */
  build: string;
  locale: 'en-ZA';
}

/**
 * Reads the environment once. Makes DATA_DIR and ARTWORK_DIR, and in the first the operator's token and the sealing key where none is given.
 * @throws ConfigError with every fault at once
 */
export function readConfig(env: NodeJS.ProcessEnv, build: string): Config {
  const values = readEnvironment(env);
  const folders = foldersOf(values);
  const services = servicesOf(values);
  makeFolders(folders);
  const faults: string[] = [];
  const found = foundByPrimary(env);
  const operatorToken = values.OPERATOR_TOKEN ?? found.token ?? keptToken(folders.dataDir, faults);
  const secretKeys = values.SECRET_KEYS ?? [found.key ?? keptKey(folders.dataDir, faults)];
  if (faults.length) throw new ConfigError(faults);
  const workers = workersFor(env);
  const memory = memoryMb(values.MEMORY_MB, workers);
  return Object.freeze({
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    host: values.HOST,
    public: Boolean(values.PUBLIC_URL),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    ...services,
    operatorToken,
    operatorTokenFile: values.OPERATOR_TOKEN ? null : path.join(folders.dataDir, TOKEN_FILE),
    secretKeys,
    webhookSecret: values.WEBHOOK_SECRET,
    webhookHosts: { public: Boolean(values.PUBLIC_URL), allowed: values.WEBHOOK_HOSTS },
    ...folders,
    begun: found.begun,
    artworkBounds: {
      mostBytes: values.ARTWORK_WAITING_MB * MB,
      dayBytes: values.ARTWORK_DAY_MB * MB,
      freeBytes: values.ARTWORK_FREE_MB * MB,
    },
    quotesKeptMs: values.KEEP_QUOTES_DAYS * DAY_MS,
    quoteDefaults: {
      validDays: values.QUOTE_VALID_DAYS,
      leadTimeDays: values.QUOTE_LEAD_DAYS || null,
      terms: values.QUOTE_TERMS,
    },
    longestRunMs: values.PHP_LONGEST_RUN_SECONDS * 1_000,
    artworkKeptMs: values.KEEP_ARTWORK_DAYS * DAY_MS,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    cdn:
      values.CDN === 'off'
        ? null
        : { kind: values.CDN, purgeUrl: values.CDN_PURGE_URL ?? '', purgeToken: values.CDN_TOKEN ?? '' },
    trustProxy: values.TRUST_PROXY,
    unlimitedClients: values.UNLIMITED_CLIENTS,
    site: {
      phone: values.SITE_PHONE,
      email: values.SITE_EMAIL,
      address: values.SITE_ADDRESS,
      hours: values.SITE_HOURS,
      quoteHours: values.SITE_QUOTE_HOURS,
      socialLinks: values.SITE_SOCIAL_LINKS,
      privacyPolicyUrl: values.SITE_PRIVACY_POLICY_URL,
      clientSatisfaction: values.SITE_CLIENT_SATISFACTION,
      years: values.SITE_YEARS,
      place: values.SITE_PLACE,
      vatNumber: values.SITE_VAT_NUMBER,
      whatsapp: values.SITE_WHATSAPP,
      orderBefore: values.SITE_ORDER_BEFORE,
      deliveryDays: values.SITE_DELIVERY_DAYS,
      deliveryCost: values.SITE_DELIVERY_COST,
      returnDays: values.SITE_RETURN_DAYS,
      bankAccounts: values.SITE_BANK_ACCOUNTS,
    },
    menuIds: values.MENU_IDS,
    productMeta: values.PRODUCT_META,
    breaksInCart: (values.PRICE_BREAKS ?? (services.shop.url === 'embedded' ? 'cart' : 'quote')) === 'cart',
    embedHosts: values.EMBED_HOSTS,
    mediaHosts: values.MEDIA_HOSTS,
    blockedRobots: values.BLOCKED_ROBOTS,
    corsOrigins: values.CORS_ORIGINS,
    sampleData: values.SAMPLE_DATA === 'on',
    synonymsFile: values.SEARCH_SYNONYMS,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    cache: values.CACHE === 'on',
    workers,
    memoryMb: memory,
    cacheBytes: cacheBytes(memory),
    derivedBytes: derivedBytes(memory),
    demoLatencyMs: values.DEMO_LATENCY_MS,
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG === 'on',
    measuredPercent: values.MEASURED_PERCENT,
    analytics: values.SITE_ANALYTICS
      ? {
          script: values.SITE_ANALYTICS,
          origins: [...new Set([new URL(values.SITE_ANALYTICS).origin, ...values.SITE_ANALYTICS_ORIGINS])],
        }
      : null,
    offlinePages: values.OFFLINE_PAGES === 'on',
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesRatio: values.OTEL_TRACES_SAMPLER_ARG,
    build,
    locale: 'en-ZA',
  });
}
