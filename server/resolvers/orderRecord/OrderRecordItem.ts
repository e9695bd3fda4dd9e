import { selectedFields } from '../../context/selection.ts';
import type { OrderRecordItemResolvers } from '../../gql/types.ts';
import type { OrderRecordItem as ShopOrderItem } from '../../upstreams/shop/orderRecord.ts';
import { productSetFor } from '../product/productSet.ts';
import { shopMoney, shopTaxed } from '../shopMoney.ts';

/** A line knows the currency of its order. */
export interface RecordedItem extends ShopOrderItem {
  currency: string;
}

export const OrderRecordItem: OrderRecordItemResolvers = {
  sku: item => item.sku || null,
  product: (item, _, { loaders }, info) =>
    item.product_id ? loaders.product.load({ id: item.product_id, set: productSetFor(selectedFields(info)) }) : null,
  variation: item => (item.variation_id ? String(item.variation_id) : null),
  options: item =>
    item.meta_data.map(({ display_key, display_value }) => ({ name: display_key, value: display_value })),
  taxClass: item => item.tax_class,
  price: item => shopMoney(item.price, item.currency),
  subtotal: item => shopTaxed(item.subtotal, item.subtotal_tax, item.currency),
  total: item => shopTaxed(item.total, item.total_tax, item.currency),
};
