/** Arguments that say how many rows a list has. */
export const SIZE_ARGUMENTS = ['first', 'perPage', 'perGroup'];

/** Arguments that a list has a row for each entry of. */
export const ENTRY_ARGUMENTS = ['Query.estimateQuote.items'];

/** Rows of a list that says nothing about its length. */
export const ASSUMED_ROWS = 5;

/**
 * Lists that are usually longer or shorter, by `Type.field` or for every type by the field alone. What can lead back to
 * where it came from (a category's children and their parent) must not be priced below its true length.
 */
export const ROWS: Record<string, number> = {
  'Account.requests': 100,
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
  'Query.goods': 100,
  'Query.skus': 100,
  'QuoteRequest.items': 100,
  upsells: 10,
  crossSells: 10,
  'GroupedProduct.products': 10,
  variations: 20,
};

/** A call on a service, or as much work of the index, in values of an answer: at most 34 in one document. */
const CALL = 1_000;

/** Fields that cost more than a value each time they are asked, by `Type.field` of the type or of an interface it has. */
export const FIELD_COST: Record<string, number> = {
  // Neighbours come by the batch once the index is there.
  'Post.previous': 100,
  'Post.next': 100,
  // Of some plugins the words are asked for one by one.
  'Author.seo': CALL,
  'Page.seo': CALL,
  'Post.comments': CALL,
  'Post.seo': CALL,
  'PostCategory.seo': CALL,
  'PostTag.seo': CALL,
  'Product.reviews': CALL,
  'Product.seo': CALL,
  'ProductCategory.products': CALL,
  'ProductCategory.seo': CALL,
  'ProductList.facets': CALL,
  'Query.addressSuggestions': CALL,
  // Delivery is the store's word, from a cart made for it.
  'Query.estimateQuote': 6 * CALL,
  'Query.goods': CALL,
  'Query.posts': CALL,
  'Query.products': CALL,
  'Query.reviews': CALL,
  'Query.search': 3 * CALL,
  'Query.skus': CALL,
  // Of a product every review is read.
  'ReviewList.stars': CALL,
};

/** One introspection is what a client's tools ask; several in one operation are no tool. */
export const INTROSPECTION_COST = 14_000;
