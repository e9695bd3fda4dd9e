/** What a product behind a password still shows, as the shop's own lists do: where it belongs, name, price and picture. */
const SHOWN = new Set([
  'id',
  'parent_id',
  'status',
  'slug',
  'name',
  'type',
  'featured',
  'catalog_visibility',
  'categories',
  'images',
  'date_created',
  'date_created_gmt',
  'date_modified',
  'date_modified_gmt',
  'stock_status',
  'price',
  'regular_price',
  'sale_price',
  'on_sale',
  'tax_status',
  'tax_class',
  'date_on_sale_from',
  'date_on_sale_from_gmt',
  'date_on_sale_to',
  'date_on_sale_to_gmt',
]);

/**
 * A product as everybody may read it. The shop sends the whole text of one behind a password, and the password: neither
 * goes on. Such a product is not sold here either.
 */
export function withoutText<P extends { post_password?: string | undefined }>(
  given: P,
): Omit<P, 'post_password'> & { protected: boolean; purchasable?: boolean | undefined } {
  // One without is made in place: a copy of each row of each list costs as much as reading it.
  if (!given.post_password) return Object.assign(given, { protected: false });
  const { post_password: _, ...row } = given;
  const shown = Object.fromEntries(Object.entries(row).filter(([field]) => SHOWN.has(field)));
  return { ...(shown as typeof row), purchasable: false, protected: true };
}
