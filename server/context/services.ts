import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { Records } from '../cache/records.ts';
import { Scope } from '../cache/scope.ts';
import type { Store } from '../cache/store.ts';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts';
import { createCommerce } from '../commerce/commerce.ts';
import { createSeal } from '../config/seal.ts';
import type { Config } from '../config.ts';
import { createFormAllowance, PUBLIC_BOUNDS } from '../outbox/formAllowance.ts';
import { createLookTurn } from '../outbox/stock/lookTurn.ts';
import { createNoticeLinks } from '../outbox/stock/noticeLinks.ts';
import { createNoticeWatch } from '../outbox/stock/noticeWatch.ts';
import { createSubmissions, type Submissions } from '../outbox/submissions.ts';
import { createArtwork } from '../outbox/uploads/createArtwork.ts';
import { scheduleTimeout } from '../outbox/worker/schedule.ts';
import { SEALED_FOR } from '../partners/webhooks/webhooks.ts';
import { createQuoteLinks } from '../quotes/access.ts';
import { createReports } from '../report/report.ts';
import { createSharedRedis } from '../storage/redis.ts';
import { type Connections, contentPair, createConnections } from '../upstreams/connections.ts';
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
import { createIndexNews } from '../workers/indexNews.ts';
import type { WorkerPlace } from '../workers/place.ts';
import { createServiceSigns } from '../workers/serviceSigns.ts';
import { createWorkersReads } from '../workers/sharedReads.ts';
import { createFindBack } from './backInStock.ts';
import type { Services } from './context.ts';
import { createSignInDelivery } from './deliverSignIn.ts';
import { createDeliver, createMailer } from './deliverSubmission.ts';
import { createReferenceData } from './requestReference.ts';

export interface ServicesOptions {
  config: Config;
  log: Logger;
  /** stands in for the network in tests */
  dispatcher?: Dispatcher;
  /** which of several workers this process is; left out where it serves alone */
  place?: WorkerPlace | null;
}

/** Files leave so much of the disk free for everything else; of that forms leave this part to orders. */
const ORDERS_ALONE = 5;

/** Builds everything below the resolvers: the upstream clients with their cache, the index, the outbox. */
export function createServices(
  { config, log, dispatcher, place = null }: ServicesOptions,
  store: Store,
): { services: Services; connections: Connections } {
  const sharedReads = place && createWorkersReads(place.primary);
  const records = new Records(store, config.cache, sharedReads);
  const connections = createConnections({ config, log, ...(dispatcher ? { dispatcher } : {}) });
  const { features } = connections;
  const hosts = createOwnHosts(config);
  const { pictureOrigins, ownHosts, ownHomes } = hosts;
  const images = createImageAddresses({ secrets: config.secretKeys, origins: pictureOrigins });
  const html = createHtml({ ownHosts, ownHomes, images, embedHosts: config.embedHosts });
  const known: Known = {
    of: kind => catalogue.known.of(kind),
    variationsOf: product => catalogue.known.variationsOf(product),
  };
  const common = { records, log, html, known };
  const content = withHomes(createContent({ ...common, upstream: connections.content }), hosts.addHome);
  const { productMeta } = config;
  const shop = createShop({ ...common, upstream: orNothing(connections.shop, features), features, productMeta });
  const key = createHash('sha256').update(`${config.content.url} ${config.shop.url}`).digest('hex').slice(0, 12);
  const redis = config.redisUrl ? createSharedRedis(config.redisUrl, log) : null;
  const agreement = redis ?? place?.primary ?? null;
  const catalogue: Catalogue = createCatalogue({
    redis,
    indexNews: place && createIndexNews(place),
    shop,
    content,
    store,
    dataDir: config.dataDir,
    derivedBytes: config.derivedBytes,
    log,
    key,
    publicUrl: config.publicUrl,
    ownHomes,
    readRoot: () => content.index.read(new Scope('catalogue', config.upstreamTimeoutMs)).catch(() => null),
    html,
    synonymsFile: config.synonymsFile,
    webhooksEnabled: config.webhookSecret !== undefined,
    tell: news =>
      submissions.tellProducts(news.map(one => ({ ...one, url: catalogue.pathOf('product', one.product) }))),
  });
  const artwork = createArtwork({
    dir: config.artworkDir,
    secrets: config.secretKeys,
    publicUrl: config.publicUrl,
    ...config.artworkBounds,
    keptMs: config.artworkKeptMs,
    isStored: reference => submissions.has(reference),
  });
  const formAllowance = createFormAllowance({
    folder: join(config.artworkDir, 'forms'),
    secrets: config.secretKeys,
    bounds: config.public ? PUBLIC_BOUNDS : null,
    storedIn: config.databaseUrl ? null : config.dataDir,
    freeBytes: config.artworkBounds.freeBytes / ORDERS_ALONE,
  });
  const quoteLinks = createQuoteLinks({ secrets: config.secretKeys, publicUrl: config.publicUrl });
  const mailer = createMailer(config, content, quoteLinks);
  const submissions: Submissions = createSubmissions({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    begun: config.begun,
    requestsKeptMs: config.quotesKeptMs,
    log,
    artwork,
    formAllowance,
    signIn: mailer ? createSignInDelivery({ config, mailer, shop, quotes: () => submissions.quotes }) : undefined,
    partnerCalls: {
      hosts: config.webhookHosts,
      seal: createSeal(config.secretKeys, SEALED_FOR),
      publicUrl: config.publicUrl,
    },
    deliver: createDeliver({
      config,
      mailer,
      shop,
      forms: createForms(connections.forms),
      links: quoteLinks,
      files: artwork,
      quotes: () => submissions.quotes,
    }),
  });
  const { quoteOrders, quoteLife } = submissions;
  const noticeLinks = createNoticeLinks(config.secretKeys, config.publicUrl);
  const stockWatch =
    mailer &&
    createNoticeWatch({
      notices: submissions.stockNotices,
      links: noticeLinks,
      mailer,
      log,
      schedule: scheduleTimeout,
      findBack: createFindBack(shop, config),
      inTurn: createLookTurn(redis, key),
    });
  const commerce = createCommerce({
    config,
    upstream: connections.store,
    shop,
    index: catalogue.products,
    quoteOrders,
    quoteLife,
    agreement,
    log,
  });
  const signs = createServiceSigns(place, () => submissions.heard());
  connections.onAnswer(() => signs.answered());
  const capabilities = createCapabilityFinder({ config, connections, shop, log, shared: sharedReads });
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
      reference: createReferenceData({ content, shop }, records),
      redis,
      agreement,
      place,
      sharedReads,
      commerce,
      submissions,
      quotes: submissions.quotes,
      accounts: submissions.accounts,
      stockWatch,
      noticeLinks,
      partners: submissions.partners,
      webhooks: submissions.webhooks,
      mailer,
      quoteLinks,
      artwork,
      formAllowance,
      doctor,
      images,
      html,
      drafts: createDrafts({ upstream: connections.content, credentials: contentPair(config), html }),
      previewLinks: createPreviewLinks(config.webhookSecret),
      reports: createReports({
        content: connections.content,
        shop: connections.shop,
        catalogue,
        isBackend: host => host !== new URL(config.publicUrl).host && ownHosts().includes(host),
        log,
      }),
      ownHosts,
      ownHomes,
    },
    connections,
  };
}

/** The service may be reached by one address and name its pages by another. */
function withHomes(content: Content, addHome: (address: string) => void): Content {
  const read: Content['index']['read'] = async scope => {
    const root = await content.index.read(scope);
    for (const address of [root.home, root.url]) if (address) addHome(address);
    return root;
  };
  return { ...content, index: { ...content.index, read } };
}
