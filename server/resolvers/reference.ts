import type { Scope } from '../cache/scope.ts';
import type { Context } from '../context.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import { sampleCategories } from '../upstreams/shop/sample.ts';
import type { Attribute, ProductCategory } from '../upstreams/shop/wire.ts';

/**
 * What a row points at must not blank the row: where it cannot be had, `instead` stands in, and the answer is not kept.
 * The failure is in the log.
 */
export const orElse = <T>(read: Promise<T>, instead: T, scope: Scope): Promise<T> =>
  read.catch(() => {
    scope.failed = true;
    return instead;
  });

/** Every product category; the built-in examples while the shop refuses our credentials. */
export async function allCategories({
  shop,
  scope,
  config,
}: Pick<Context, 'shop' | 'scope' | 'config'>): Promise<ProductCategory[]> {
  try {
    return await shop.categories.all(scope);
  } catch (error) {
    if (config.sampleData && error instanceof UpstreamError && error.status === 401) return sampleCategories;
    throw error;
  }
}

/** The shop's global attributes; without them options go by their own words. */
export const allAttributes = ({ shop, scope }: Pick<Context, 'shop' | 'scope'>): Promise<Attribute[]> =>
  orElse(shop.attributes.all(scope), [], scope);
