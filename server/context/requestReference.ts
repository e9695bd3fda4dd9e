import type { Records } from '../cache/records.ts';
import { orElse, type Scope } from '../cache/scope.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Config } from '../config.ts';
import type { Content } from '../upstreams/content/content.ts';
import type { Author, Term } from '../upstreams/content/wire.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import type { Money } from '../upstreams/shop/currency.ts';
import { sampleCategories } from '../upstreams/shop/sample.ts';
import type { ShopProductSettings } from '../upstreams/shop/settings/productSettings.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import type { Attribute, ProductCategory } from '../upstreams/shop/wire.ts';
import { type AtHand, atHand, type MaybePromise } from './atHand.ts';
import { orOlder } from './standIn.ts';

/** What hundreds of fields of one answer need of the services, read once per request. */
export interface RequestReference {
  /** the shop's currency. @throws UpstreamError when the shop does not say */
  currency: () => MaybePromise<Money>;
  /** every product category; the built-in examples while the shop refuses our credentials */
  categories: () => MaybePromise<ProductCategory[]>;
  /** the shop's global attributes; empty where they cannot be had, and then the answer is not kept */
  attributes: () => MaybePromise<Attribute[]>;
  /** what the shop sets for all of its products; its own defaults where it does not say */
  productSettings: () => MaybePromise<ShopProductSettings>;
  /** of the blog; empty where they cannot be had, and then the answer is not kept */
  postCategories: () => MaybePromise<Term[]>;
  postTags: () => MaybePromise<Term[]>;
  /** who writes. @throws UpstreamError when WordPress does not say */
  authors: () => MaybePromise<Author[]>;
}

/** What the index knows of the shop while it does not answer. */
type Known = Pick<
  Catalogue['products'],
  'ready' | 'categories' | 'money' | 'noteMoney' | 'attributes' | 'noteAttributes'
>;

/** What the services say, as it is at hand for every request. */
export interface ReferenceData {
  currency: AtHand<Money>;
  categories: AtHand<ProductCategory[]>;
  attributes: AtHand<Attribute[]>;
  productSettings: AtHand<ShopProductSettings>;
  postCategories: AtHand<Term[]>;
  postTags: AtHand<Term[]>;
  authors: AtHand<Author[]>;
}

/** Lives as long as the gateway. */
export function createReferenceData(
  { content, shop }: { content: Pick<Content, 'terms'>; shop: Shop },
  records: Pick<Records, 'sequence'>,
): ReferenceData {
  return {
    currency: atHand(records, scope => shop.currencies.current(scope)),
    categories: atHand(records, scope => shop.categories.all(scope)),
    attributes: atHand(records, scope => shop.attributes.all(scope)),
    productSettings: atHand(records, scope => shop.productSettings.current(scope)),
    postCategories: atHand(records, scope => content.terms.categories(scope)),
    postTags: atHand(records, scope => content.terms.tags(scope)),
    authors: atHand(records, scope => content.terms.authors(scope)),
  };
}

export function createRequestReference(
  scope: Scope,
  reference: ReferenceData,
  known: Known,
  { sampleData }: Pick<Config, 'sampleData'>,
): RequestReference {
  const older = <T>(load: Promise<T>, find: () => T | null): Promise<T> =>
    known.ready ? orOlder(scope, load, find) : load;
  const categoriesOrOlder = async (read: Promise<ProductCategory[]>): Promise<ProductCategory[]> => {
    try {
      return await older(read, () => (known.categories().length ? known.categories() : null));
    } catch (error) {
      if (sampleData && error instanceof UpstreamError && error.status === 401) return sampleCategories;
      throw error;
    }
  };
  const moneyOrOlder = async (read: Promise<Money>): Promise<Money> => {
    const money = await older(read, () => known.money());
    if (known.ready) known.noteMoney(money);
    return money;
  };
  const attributesOrOlder = async (read: Promise<Attribute[]>): Promise<Attribute[]> => {
    const said = read.then(attributes => {
      if (known.ready) known.noteAttributes(attributes);
      return attributes;
    });
    return older(said, () => known.attributes());
  };
  const orNone = <T>(read: Promise<T[]>): Promise<T[]> => orElse(read, [], scope);
  const once = <T>(said: AtHand<T>, wait: (read: Promise<T>) => Promise<T>) => oncePerRequest(scope, said, wait);
  return {
    currency: once(reference.currency, moneyOrOlder),
    categories: once(reference.categories, categoriesOrOlder),
    attributes: once(reference.attributes, read => orNone(attributesOrOlder(read))),
    productSettings: once(reference.productSettings, read => read),
    postCategories: once(reference.postCategories, orNone),
    postTags: once(reference.postTags, orNone),
    authors: once(reference.authors, read => read),
  };
}

/** Reads at the first call, and waits where it must; from the moment the value is there it is given without a promise. */
function oncePerRequest<T>(
  scope: Scope,
  said: AtHand<T>,
  wait: (read: Promise<T>) => Promise<T>,
): () => MaybePromise<T> {
  let known: { value: MaybePromise<T> } | undefined;
  return () => {
    if (known) return known.value;
    const value = said(scope);
    known = { value };
    if (!(value instanceof Promise)) return value;
    const waited = wait(value);
    known = { value: waited };
    waited.then(
      there => {
        known = { value: there };
      },
      () => {},
    );
    return waited;
  };
}
