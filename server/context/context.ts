import type { Logger } from 'pino';
import type { SharedFetches } from '../cache/records.ts';
import type { Scope } from '../cache/scope.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Commerce } from '../commerce/commerce.ts';
import type { BuyerSession } from '../commerce/sessions/buyerSession.ts';
import type { CartSession } from '../commerce/sessions/cartSession.ts';
import type { Config } from '../config.ts';
import type { SubmissionKind } from '../outbox/form.ts';
import type { FormAllowance } from '../outbox/formAllowance.ts';
import type { Mailer } from '../outbox/mail/createMail.ts';
import type { NoticeLinks } from '../outbox/stock/noticeLinks.ts';
import type { NoticeWatch } from '../outbox/stock/noticeWatch.ts';
import type { Submissions } from '../outbox/submissions.ts';
import type { Artwork, Sender } from '../outbox/uploads/artwork.ts';
import type { KeyHolder } from '../partners/partner.ts';
import type { Partners } from '../partners/partners.ts';
import type { Webhooks } from '../partners/webhooks/webhooks.ts';
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
import type { Agreement, WorkerPlace } from '../workers/place.ts';
import { createRequestReference, type ReferenceData, type RequestReference } from './requestReference.ts';

/** What lives as long as the gateway. */
export interface Services {
  config: Config;
  log: Logger;
  content: Content;
  shop: Shop;
  capabilities: CapabilityFinder;
  catalogue: Catalogue;
  reference: ReferenceData;
  /** null where none is configured */
  redis: SharedRedis | null;
  /** by what this process agrees with the others of its site */
  agreement: Agreement;
  /** which of several workers this process is; null where it serves alone */
  place: WorkerPlace | null;
  /** what is read once for all workers */
  sharedReads: SharedFetches | null;
  commerce: Commerce;
  submissions: Submissions;
  quotes: QuoteRequests;
  quoteLinks: QuoteLinks;
  /** null where no mail can be sent */
  mailer: Mailer | null;
  accounts: Accounts;
  /** null where no mail can be sent */
  stockWatch: NoticeWatch | null;
  noticeLinks: NoticeLinks;
  partners: Partners;
  /** where partners are called */
  webhooks: Webhooks;
  artwork: Artwork;
  formAllowance: FormAllowance;
  doctor: Doctor;
  images: ImageAddresses;
  /** sanitises what an editor wrote */
  html: (raw: string) => string;
  drafts: Drafts;
  previewLinks: PreviewLinks;
  reports: Reports;
  /** hosts whose addresses are addresses of this site */
  ownHosts: () => readonly string[];
  /** homes of services below the top of their hosts, whose paths here begin below them */
  ownHomes: () => readonly string[];
}

/** Counts a form that a visitor sends, and of one thing what everyone asks of it. */
export type Limit = (
  form:
    | (SubmissionKind | 'review' | 'comment' | 'order')
    | ('quoteLookUp' | 'signInLink' | 'stockNotice' | 'delivery' | 'coupon'),
  subject?: string,
) => Promise<void>;

/** What a resolver may reach: the services, and what belongs to this request alone. */
export interface Context extends Services, RequestReference {
  scope: Scope;
  loaders: Loaders;
  /** whether the request carries the operator's token */
  operator: boolean;
  /** the partner whose key came with the request; null where none did */
  partner: Pick<KeyHolder, 'id'> | null;
  /** the visitor's cart session; null where an answer may be anybody's */
  cartSession: CartSession | null;
  /** what this browser may read without saying more; null where an answer may be anybody's */
  buyerSession: BuyerSession | null;
  limit: Limit;
  /** where it comes from, hashed; empty in process */
  network: string;
  /** whose allowance of stored forms it counts against; null in process, and where a key came */
  sender: Sender | null;
}

/** Whose request it is. */
export interface Asking {
  scope: Scope;
  operator: boolean;
  partner?: Pick<KeyHolder, 'id'>;
  cartSession?: CartSession;
  buyerSession?: BuyerSession;
  limit?: Limit;
  network?: string;
  sender?: Sender;
}

export function createContext(services: Services, asking: Asking): Context {
  const { scope, operator, partner = null, cartSession = null, buyerSession = null } = asking;
  const { limit = async () => {}, network = '', sender = null } = asking;
  return {
    ...services,
    scope,
    operator,
    partner,
    cartSession,
    buyerSession,
    limit,
    network,
    sender,
    loaders: createLoaders(scope, services.content, services.shop),
    ...createRequestReference(scope, services.reference, services.catalogue.products, services.config),
  };
}
