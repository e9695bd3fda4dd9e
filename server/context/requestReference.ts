import { orElse, type Scope } from '../cache/scope.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Config } from '../config.ts';
import type { Content } from '../upstreams/content/content.ts';
import type { Author, Term } from '../upstreams/content/wire.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import type { Money } from '../upstreams/shop/currency.ts';
import { sampleCategories } from '../upstreams/shop/sample.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import type { Attribute, ProductCategory } from '../upstreams/shop/wire.ts';
import { orOlder } from './standIn.ts';

/** A value, or the promise of one: a field that has its value at hand needs no promise of its own. */
export type MaybePromise<T> = T | Promise<T>;

/** Uses a value at once where it is there, and when it comes otherwise. */
export const whenThere = <T, R>(value: MaybePromise<T>, use: (value: T) => R): MaybePromise<Awaited<R> | R> =>
  value instanceof Promise ? value.then(use) : use(value);

/** What hundreds of fields of one answer need of the services, read once per request. */
export interface RequestReference {
  /** the shop's currency. @throws UpstreamError when the shop does not say */
  currency: () => MaybePromise<Money>;
  /** every product category; the built-in examples while the shop refuses our credentials */
  categories: () => MaybePromise<ProductCategory[]>;
  /** the shop's global attributes; empty where they cannot be had, and then the answer is not kept */
  attributes: () => MaybePromise<Attribute[]>;
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

export function createRequestReference(
  scope: Scope,
  { content, shop }: { content: Pick<Content, 'terms'>; shop: Shop },
  known: Known,
  { sampleData }: Pick<Config, 'sampleData'>,
) {
  const older = <T>(load: Promise<T>, find: () => T | null): Promise<T> =>
    known.ready ? orOlder(scope, load, find) : load;
  const readCategories = async (): Promise<ProductCategory[]> => {
    try {
      return await older(shop.categories.all(scope), () => (known.categories().length ? known.categories() : null));
    } catch (error) {
      if (sampleData && error instanceof UpstreamError && error.status === 401) return sampleCategories;
      throw error;
    }
  };
  const readMoney = async (): Promise<Money> => {
    const money = await older(shop.currencies.current(scope), () => known.money());
    if (known.ready) known.noteMoney(money);
    return money;
  };
  const readAttributes = async (): Promise<Attribute[]> => {
    const said = shop.attributes.all(scope).then(attributes => {
      if (known.ready) known.noteAttributes(attributes);
      return attributes;
    });
    return older(said, () => known.attributes());
  };
  return {
    currency: once(readMoney),
    categories: once(readCategories),
    attributes: once(() => orElse(readAttributes(), [], scope)),
    postCategories: once(() => orElse(content.terms.categories(scope), [], scope)),
    postTags: once(() => orElse(content.terms.tags(scope), [], scope)),
    authors: once(() => content.terms.authors(scope)),
  };
}

/** Reads at the first call; from the moment the value is there it is given without a promise. */
function once<T>(read: () => Promise<T>): () => MaybePromise<T> {
  let known: { value: MaybePromise<T> } | undefined;
  return () => {
    if (known) return known.value;
    const promise = read();
    known = { value: promise };
    promise.then(
      value => {
        known = { value };
      },
      () => {},
    );
    return promise;
  };
}
