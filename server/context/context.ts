import type { Logger } from 'pino';
import type { Scope } from '../cache/scope.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Commerce } from '../commerce/commerce.ts';
import type { BuyerSession } from '../commerce/sessions/buyerSession.ts';
import type { CartSession } from '../commerce/sessions/cartSession.ts';
import type { Config } from '../config.ts';
import type { SubmissionKind } from '../outbox/form.ts';
import type { Mailer } from '../outbox/mail/createMail.ts';
import type { Submissions } from '../outbox/submissions.ts';
import type { Artwork } from '../outbox/uploads/artwork.ts';
import type { Partners } from '../partners/partners.ts';
import type { QuoteLinks } from '../quotes/access.ts';
import type { Accounts } from '../quotes/accounts/accounts.ts';
import type { QuoteRequests } from '../quotes/quoteRequests.ts';
import type { Reports } from '../report/report.ts';
import type { SharedRedis } from '../storage/redis.ts';
import { createLoaders, type Loaders } from '../upstreams/batch.ts';
import type { Content } from '../upstreams/content/content.ts';
import type { Drafts } from '../upstreams/content/draft.ts';
import type { PreviewLinks } from '../upstreams/content/previewLinks.ts';
import type { ImageAddresses } from '../upstreams/html/imageAddress.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import type { CapabilityFinder } from '../wordpress-check/capabilities.ts';
import type { Doctor } from '../wordpress-check/doctor.ts';
import { createRequestReference, type RequestReference } from './requestReference.ts';

/** What lives as long as the gateway. */
export interface Services {
  config: Config;
  log: Logger;
  content: Content;
  shop: Shop;
  capabilities: CapabilityFinder;
  catalogue: Catalogue;
  /** what the processes of one site share; null where none is configured */
  redis: SharedRedis | null;
  commerce: Commerce;
  submissions: Submissions;
  quotes: QuoteRequests;
  quoteLinks: QuoteLinks;
  /** null where no mail can be sent */
  mailer: Mailer | null;
  accounts: Accounts;
  partners: Partners;
  artwork: Artwork;
  doctor: Doctor;
  images: ImageAddresses;
  /** sanitises what an editor wrote */
  html: (raw: string) => string;
  drafts: Drafts;
  previewLinks: PreviewLinks;
  reports: Reports;
  /** hosts whose addresses are addresses of this site */
  ownHosts: () => readonly string[];
}

/** Counts a form that a visitor sends, and of one thing what everyone asks of it. */
export type Limit = (
  form: SubmissionKind | 'review' | 'order' | 'quoteLookUp' | 'signInLink' | 'delivery',
  subject?: string,
) => Promise<void>;

/** What a resolver may reach: the services, and what belongs to this request alone. */
export interface Context extends Services, RequestReference {
  scope: Scope;
  loaders: Loaders;
  /** whether the request carries the operator's token */
  operator: boolean;
  /** the visitor's cart session; null where an answer may be anybody's */
  cartSession: CartSession | null;
  /** what this browser may read without saying more; null where an answer may be anybody's */
  buyerSession: BuyerSession | null;
  limit: Limit;
}

/** Whose request it is. */
export interface Asking {
  scope: Scope;
  operator: boolean;
  cartSession?: CartSession;
  buyerSession?: BuyerSession;
  limit?: Limit;
}

export function createContext(services: Services, asking: Asking): Context {
  const { scope, operator, cartSession = null, buyerSession = null, limit = async () => {} } = asking;
  return {
    ...services,
    scope,
    operator,
    cartSession,
    buyerSession,
    limit,
    loaders: createLoaders(scope, services.content, services.shop),
    ...createRequestReference(scope, services.shop, services.catalogue.products, services.config),
  };
}
