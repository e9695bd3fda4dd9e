import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { Records } from '../cache/records.ts';
import type { Store } from '../cache/store.ts';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts';
import { createCommerce } from '../commerce/commerce.ts';
import type { Config } from '../config.ts';
import { createSubmissions, type Submissions } from '../outbox/submissions.ts';
import { createArtwork } from '../outbox/uploads/createArtwork.ts';
import { createQuoteLinks } from '../quotes/access.ts';
import { createReports } from '../report/report.ts';
import { createSharedRedis } from '../storage/redis.ts';
import { type Connections, createConnections } from '../upstreams/connections.ts';
import { type Content, createContent } from '../upstreams/content/content.ts';
import { createDrafts } from '../upstreams/content/draft.ts';
import { createPreviewLinks } from '../upstreams/content/previewLinks.ts';
import { createForms } from '../upstreams/forms/forms.ts';
import { createImageAddresses } from '../upstreams/html/imageAddress.ts';
import { createHtml } from '../upstreams/html.ts';
import type { Known } from '../upstreams/known.ts';
import { createOwnHosts } from '../upstreams/ownHosts.ts';
import { orNothing } from '../upstreams/shop/orNothing.ts';
import { createShop } from '../upstreams/shop/shop.ts';
import { createDoctor } from '../wordpress-check/doctor.ts';
import { createCapabilityFinder } from '../wordpress-check/finder.ts';
import type { Services } from './context.ts';
import { createDeliver, createMailer } from './deliverSubmission.ts';

export interface ServicesOptions {
  config: Config;
  log: Logger;
  /** stands in for the network in tests */
  dispatcher?: Dispatcher;
}

/** Builds everything below the resolvers: the upstream clients with their cache, the index, the outbox. */
export function createServices(
  { config, log, dispatcher }: ServicesOptions,
  store: Store,
): { services: Services; connections: Connections } {
  const records = new Records(store, config.cache);
  const connections = createConnections({ config, log, ...(dispatcher ? { dispatcher } : {}) });
  const { features } = connections;
  const hosts = createOwnHosts(config);
  const { origins, ownHosts } = hosts;
  const images = createImageAddresses({ secrets: config.secretKeys, origins });
  const html = createHtml({ ownHosts, images, embedHosts: config.embedHosts });
  const known: Known = {
    of: kind => catalogue.known.of(kind),
    variationsOf: product => catalogue.known.variationsOf(product),
  };
  const common = { records, log, html, known };
  const content = withHomeOrigins(createContent({ ...common, upstream: connections.content }), hosts.addOrigin);
  const shop = createShop({ ...common, upstream: orNothing(connections.shop, features), features });
  const key = createHash('sha256').update(`${config.content.url} ${config.shop.url}`).digest('hex').slice(0, 12);
  const redis = config.redisUrl ? createSharedRedis(config.redisUrl, log) : null;
  const catalogue: Catalogue = createCatalogue({
    redis,
    shop,
    content,
    store,
    dataDir: config.dataDir,
    log,
    key,
    publicUrl: config.publicUrl,
    html,
    synonymsFile: config.synonymsFile,
    webhooksEnabled: config.webhookSecret !== undefined,
  });
  const artwork = createArtwork({
    dir: config.artworkDir,
    secrets: config.secretKeys,
    publicUrl: config.publicUrl,
    mostBytes: config.artworkWaitingBytes,
    keptMs: config.artworkKeptMs,
    isStored: reference => submissions.has(reference),
  });
  const quoteLinks = createQuoteLinks({ secrets: config.secretKeys, publicUrl: config.publicUrl });
  const mailer = createMailer(config, content, quoteLinks);
  const submissions: Submissions = createSubmissions({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    requestsKeptMs: config.quotesKeptMs,
    log,
    artwork,
    deliver: createDeliver({
      ...{ config, mailer, forms: createForms(connections.forms), links: quoteLinks },
      quotes: () => submissions.quotes,
    }),
  });
  const { quoteOrders, quoteLife } = submissions;
  const commerce = createCommerce({
    ...{ config, upstream: connections.store, shop, index: catalogue.products, quoteOrders, quoteLife, redis, log },
  });
  connections.onAnswer(() => submissions.heard());
  const capabilities = createCapabilityFinder({ config, connections, shop, log });
  const doctor = createDoctor({
    config,
    running: {
      cache: () => store.stats,
      index: () => ({ ready: catalogue.ready, ageMs: catalogue.ageMs(), progress: catalogue.progress() }),
      capabilities: () => capabilities.find(),
    },
    ...(dispatcher ? { dispatcher } : {}),
  });
  return {
    services: {
      config,
      log,
      content,
      shop,
      capabilities,
      catalogue,
      redis,
      commerce,
      submissions,
      quotes: submissions.quotes,
      accounts: submissions.accounts,
      partners: submissions.partners,
      mailer,
      quoteLinks,
      artwork,
      doctor,
      images,
      html,
      drafts: createDrafts({ upstream: connections.content, credentials: config.content.credentials, html }),
      previewLinks: createPreviewLinks(config.webhookSecret),
      reports: createReports({
        content: connections.content,
        shop: connections.shop,
        catalogue,
        isBackend: host => host !== new URL(config.publicUrl).host && ownHosts().includes(host),
        log,
      }),
      ownHosts,
    },
    connections,
  };
}

/** The service may be reached by one address and name its pages by another. */
function withHomeOrigins(content: Content, addOrigin: (address: string) => void): Content {
  const read: Content['index']['read'] = async scope => {
    const root = await content.index.read(scope);
    for (const address of [root.home, root.url]) if (address) addOrigin(address);
    return root;
  };
  return { ...content, index: { ...content.index, read } };
}
