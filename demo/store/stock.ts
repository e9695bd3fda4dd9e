import type { Database } from '../data/database.ts';
import type { OrderLine, Product, Variation } from '../data/rows.ts';
import { findItem, type Item } from './item.ts';

export interface Stock {
  /** how many there are; null when nobody counts */
  left: number | null;
  out: boolean;
  backorders: boolean;
}

/** A variation that is not counted itself counts with its product. */
export function stockOf({ product, variation }: Item): Stock {
  const counted = variation?.manageStock ? variation : product;
  const backorders = product.backorders !== 'no';
  if (!counted.manageStock) {
    const status = (variation ?? product).stockStatus;
    return { left: null, out: status === 'outofstock', backorders: backorders || status === 'onbackorder' };
  }
  const left = counted.stockQuantity ?? 0;
  return { left, out: left <= 0 && !backorders, backorders };
}

/** From this count on the last pieces are named. */
const FEW = 2;

export function fewLeft(item: Item): number | null {
  const { left } = stockOf(item);
  return left !== null && left > 0 && left <= FEW ? left : null;
}

/** The most a cart may hold when nothing else limits it. */
const MOST = 9999;

/** What a line may hold. A count of nothing is not a limit: such a line stays and is told as out of stock. */
export function largest(item: Item): number {
  if (item.product.soldIndividually) return 1;
  const { left, backorders } = stockOf(item);
  return left !== null && left > 0 && !backorders ? Math.min(left, MOST) : MOST;
}

/** Takes sold pieces off the count, where there is one; product and variation show as modified. */
export function takeFromStock(line: OrderLine, now: string, database: Database) {
  const item = findItem(line.variation || line.product, database);
  if (!item) return;
  const { quantity } = line;
  const { product, variation } = item;
  const { left, backorders } = stockOf(item);
  const sold = { ...product, totalSales: product.totalSales + quantity, modified: now };
  const count = left === null ? {} : counted(left - quantity, backorders);
  if (!variation?.manageStock) database.put('products', { ...sold, ...count });
  else {
    database.put('variations', { ...variation, ...count, modified: now });
    database.put('products', { ...sold, stockStatus: bestStatus(product, database) });
  }
}

const counted = (left: number, backorders: boolean): Pick<Variation, 'stockQuantity' | 'stockStatus'> => ({
  stockQuantity: left,
  stockStatus: left > 0 ? 'instock' : backorders ? 'onbackorder' : 'outofstock',
});

/** A variable product is in stock as long as one of its variations is. */
function bestStatus(product: Product, database: Database): Product['stockStatus'] {
  const statuses = product.variations.map(id => database.get('variations', id)?.stockStatus);
  return (['instock', 'onbackorder'] as const).find(status => statuses.includes(status)) ?? 'outofstock';
}
