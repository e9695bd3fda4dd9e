import type { Scope } from '../../cache/scope.ts';
import type { Products } from '../../upstreams/shop/product.ts';
import { slugOf } from '../../upstreams/store/slugOf.ts';
import type { StoreCart, StoreCartItem } from '../../upstreams/store/wire.ts';

/** What the index knows of products behind a password. */
export interface ProtectedProducts {
  readonly ready: boolean;
  /** whether a product, or the one that a variation belongs to, is behind a password */
  isProtected(id: number): boolean;
}

/**
 * Which items of a cart are not sold here. The store sells what is behind a password, and what has got one since it was
 * put into a cart stays in it; it sells at a price below 0, too.
 */
export interface NotForSale {
  /** without a call: none before the index is there */
  known(cart: StoreCart): StoreCartItem[];
  /** asks the shop where the index is not there yet. @throws UpstreamError */
  find(scope: Scope, items: readonly StoreCartItem[]): Promise<StoreCartItem[]>;
}

export function createNotForSale(index: ProtectedProducts, products: Products): NotForSale {
  const isBelowNothing = ({ prices }: StoreCartItem) => prices.price.startsWith('-');
  const isInIndex = (item: StoreCartItem) => isBelowNothing(item) || index.isProtected(item.id);
  const isAtShop = async (scope: Scope, item: StoreCartItem): Promise<boolean> => {
    if (isBelowNothing(item)) return true;
    const slug = slugOf(item);
    const product = slug ? await products.bySlug(scope, slug, 'card') : null;
    return product?.protected ?? false;
  };
  return {
    known: ({ items }) => items.filter(index.ready ? isInIndex : isBelowNothing),
    async find(scope, items) {
      if (index.ready) return items.filter(isInIndex);
      const found = await Promise.all(items.map(item => isAtShop(scope, item)));
      return items.filter((_, at) => found[at]);
    },
  };
}
