/** Arguments that say how many rows a list has. */
export const SIZE_ARGUMENTS = ['first', 'perPage', 'perGroup'];

/** Rows of a list that says nothing about its length. */
export const ASSUMED_ROWS = 5;

/**
 * Lists that are usually longer or shorter, by `Type.field` or for every type by the field alone. What can lead back to
 * where it came from (a category's children and their parent) must not be priced below its true length.
 */
export const ROWS: Record<string, number> = {
  authors: 10,
  children: 20,
  'MenuItem.children': 6,
  items: 10,
  menus: 8,
  meta: 10,
  postCategories: 20,
  postTags: 30,
  productCategories: 20,
  'ProductFacets.categories': 20,
  options: 10,
  sitemap: 1_000,
  'Query.skus': 100,
  upsells: 10,
  crossSells: 10,
  'GroupedProduct.products': 10,
  variations: 20,
};

/** Fields that may cost a call of their own each time, and so are more than a value. */
export const FIELD_COST: Record<string, number> = {
  'Post.previous': 100,
  'Post.next': 100,
  'ProductCategory.products': 20,
  'ProductList.facets': 20,
  'Query.posts': 20,
  'Query.products': 20,
  'Query.search': 20,
  'Query.skus': 20,
};

/** One introspection is what a client's tools ask; several in one operation are no tool. */
export const INTROSPECTION_COST = 14_000;
