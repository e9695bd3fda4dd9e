import type { Credential } from '../upstreams/access.ts';

/** Whether something is there for the gateway: usable, not there, there but closed to us; unknown while nobody answers. */
export type Availability = 'available' | 'absent' | 'refused' | 'unknown';

/** How a service's address was met. */
export interface Reach {
  /** the `…/wp-json` address that is configured */
  readonly url: string;
  /** whether it answered as a REST service of WordPress does */
  readonly answers: boolean;
  /** why it does not: our code, the HTTP status, the network's own word such as ECONNREFUSED; null where it does */
  readonly fault: { readonly code: string; readonly status: number | null; readonly cause: string | null } | null;
  /** `plain`: the routes are asked for by ?rest_route=, for below /wp-json there is nothing; null while nobody answers */
  readonly permalinks: 'pretty' | 'plain' | null;
  /** the address that the service gives itself, which its links begin with and OAuth signs */
  readonly home: string | null;
  /** e.g. wp/v2, wc/v3; null while nobody answers */
  readonly namespaces: readonly string[] | null;
}

export interface ContentCapabilities extends Reach {
  /** `absent` without WORDPRESS_USERNAME; without menus by them the families of products stand in */
  readonly credentials: Availability;
  /** with our credentials, or in the open */
  readonly menus: Availability;
  /** whether strangers read the menus too */
  readonly openMenus: boolean | null;
  /** fields of pages; without them our own words stand */
  readonly pageMeta: Availability;
  readonly acf: Availability;
  /** without them a submission waits in the outbox, or goes by mail */
  readonly quoteForm: Availability;
  readonly contactForm: Availability;
  /** whether strangers may comment; without it comments are read alone */
  readonly comments: Availability;
}

export interface ShopCapabilities extends Reach {
  /** wc/v3; without it there is content and no shop */
  readonly catalogue: Availability;
  /** every way that the configuration allows, in the order of trying, and what products answered it; `unknown` where an earlier one served */
  readonly tried: readonly (Credential & { readonly opens: Availability })[];
  /** the way that is used */
  readonly credential: Credential | null;
  /** one list of the variations of many products; without it one list per product */
  readonly flatVariations: Availability;
  /** `nested`: only a product's own list is there, which the gateway does not read */
  readonly reviews: 'flat' | 'nested' | 'absent' | 'refused' | 'unknown';
  /** the settings of currency and tax; without them prices do not say whether VAT is in them */
  readonly settings: Availability;
  readonly currency: string | null;
  readonly pricesIncludeTax: boolean | null;
  /** how the shop's own pages show prices */
  readonly taxDisplay: 'incl' | 'excl' | null;
  readonly version: string | null;
  /** wc/store/v1, asked without credentials */
  readonly cart: Availability;
  /** several changes of a cart in one call; without it one call each */
  readonly cartBatch: Availability;
}

/** What both services were found to be able to do, and since when that is known. */
export interface Capabilities {
  /** null before the first look has ended */
  readonly foundAt: Date | null;
  readonly content: ContentCapabilities;
  readonly shop: ShopCapabilities;
}

/** Finds out what differs from one WordPress to the next, at start and again behind. */
export interface CapabilityFinder {
  /** as found last; everything unknown before the first look */
  readonly current: Capabilities;
  /** Looks now. Reads only. Never rejects: what could not be asked is unknown. */
  find(): Promise<Capabilities>;
}
