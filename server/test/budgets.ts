/** What an operation of a screen may cost the services while nothing of it is kept; reference data and index are there. */
export interface Budget {
  /** upstream calls */
  calls: number;
  variables: Record<string, unknown>;
}

const firstPage = { page: 1 };
const listed = { filter: {}, page: 1, sort: null };

/** What a change of a cart may cost: personal, never kept. */
export const cartBudgets = { read: 1, firstWrite: 2, write: 1, batchOf: 25, repair: 4, placeOrder: 4 };

/** By the name of the operation. Every registered query has one; ARCHITECTURE.md, rule 3, has the reasons. */
export const budgets: Record<string, Budget | Budget[]> = {
  Layout: { calls: 0, variables: {} },
  Home: { calls: 3, variables: {} },
  Catalogue: [
    { calls: 1, variables: listed },
    { calls: 1, variables: { ...listed, filter: { search: 'void label', onSale: true } } },
    { calls: 1, variables: { ...listed, filter: { search: 'viod lable' }, sort: { field: 'PRICE', order: 'ASC' } } },
    { calls: 0, variables: { ...listed, page: 900 } },
  ],
  ProductCategory: [
    { calls: 1, variables: { ...listed, slug: 'security', filter: { categorySlugs: ['security'] } } },
    { calls: 0, variables: { ...listed, slug: 'no-such', filter: { categorySlugs: ['no-such'] } } },
  ],
  Labels: { calls: 2, variables: {} },
  Services: { calls: 2, variables: { ...listed, filter: { categorySlugs: ['services'] } } },
  Product: [
    { calls: 3, variables: { slug: 'void-label-made-to-order', reviews: 1 } },
    { calls: 3, variables: { slug: 'type-approval-label-kit', reviews: 1 } },
    { calls: 1, variables: { slug: 'no-such', reviews: 1 } },
  ],
  Post: [
    { calls: 3, variables: { slug: '{post}' } },
    { calls: 1, variables: { slug: 'no-such' } },
  ],
  Blog: { calls: 1, variables: firstPage },
  SeoTools: { calls: 0, variables: { first: 20 } },
  Archive: { calls: 1, variables: firstPage },
  Category: { calls: 1, variables: { ...firstPage, slug: '{category}' } },
  Tag: { calls: 1, variables: { ...firstPage, slug: '{tag}' } },
  Author: { calls: 1, variables: { ...firstPage, slug: '{author}' } },
  Page: [
    { calls: 1, variables: { slug: 'terms-of-service' } },
    { calls: 1, variables: { slug: 'no-such' } },
  ],
  Slug: [
    { calls: 1, variables: { path: '/about' } },
    { calls: 1, variables: { path: '/no-such' } },
  ],
  About: { calls: 1, variables: {} },
  Contact: { calls: 1, variables: {} },
  Quote: [
    { calls: 1, variables: { product: '', withProduct: false } },
    { calls: 2, variables: { product: '{product}', withProduct: true } },
  ],
  Skus: [
    { calls: 1, variables: { skus: ['REG-ICA-2515', 'reg-zic-3012'] } },
    { calls: 0, variables: { skus: ['no-such'] } },
  ],
  Search: [
    { calls: 3, variables: { query: 'void seal', page: 1 } },
    { calls: 0, variables: { query: 'x', page: 1 } },
  ],
  SearchOverlay: { calls: 2, variables: { query: 'void' } },
};
