import { type ScreenRow, screens } from '../../rules/screens.ts';

/** What an operation of a screen may cost the services while nothing of it is kept; reference data and index are there. */
export interface Budget {
  /** upstream calls */
  calls: number;
  variables: Record<string, unknown>;
}

const firstPage = { page: 1 };
const listed = { filter: {}, page: 1, sort: null };

/** What a change of a cart may cost: personal, never kept. */
export const cartBudgets = { read: 1, firstWrite: 2, write: 1, batchOf: 25, repair: 4, placeOrder: 5 };

type Row = (typeof screens)[keyof typeof screens];
/** The query of every screen that all visitors may see. */
type ScreenQuery = NonNullable<Extract<Row, { calls: number }>['query']>;

/** A question to hold a screen to its budget in the route table, or to less. */
interface Case {
  variables: Record<string, unknown>;
  calls?: number;
}

const cases: Record<ScreenQuery, Case[]> = {
  Home: [{ variables: {} }],
  Catalogue: [
    { variables: listed },
    { variables: { ...listed, filter: { search: 'void label', onSale: true } } },
    { variables: { ...listed, filter: { search: 'viod lable' }, sort: { field: 'PRICE', order: 'ASC' } } },
    { calls: 0, variables: { ...listed, page: 900 } },
  ],
  ProductCategory: [
    { variables: { ...listed, slug: 'security', filter: { categorySlugs: ['security'] } } },
    { calls: 0, variables: { ...listed, slug: 'no-such', filter: { categorySlugs: ['no-such'] } } },
  ],
  Labels: [{ variables: {} }],
  Services: [{ variables: { ...listed, filter: { categorySlugs: ['services'] } } }],
  Product: [
    { variables: { slug: 'void-label-made-to-order', reviews: 1 } },
    { variables: { slug: 'type-approval-label-kit', reviews: 1 } },
    { calls: 1, variables: { slug: 'no-such', reviews: 1 } },
  ],
  Post: [{ variables: { slug: '{post}', comments: 1 } }, { calls: 1, variables: { slug: 'no-such', comments: 1 } }],
  Blog: [{ variables: firstPage }],
  SeoTools: [{ variables: { first: 20 } }],
  Archive: [{ variables: firstPage }],
  Category: [{ variables: { ...firstPage, slug: '{category}' } }],
  Tag: [{ variables: { ...firstPage, slug: '{tag}' } }],
  Author: [{ variables: { ...firstPage, slug: '{author}' } }],
  Page: [{ variables: { slug: 'terms-of-service' } }, { variables: { slug: 'no-such' } }],
  Slug: [{ variables: { path: '/about' } }, { calls: 2, variables: { path: '/no-such' } }],
  About: [{ variables: {} }],
  Contact: [{ variables: {} }],
  Quote: [
    { calls: 1, variables: { product: '', withProduct: false } },
    { variables: { product: '{product}', withProduct: true } },
  ],
  SharedCart: [
    { variables: { ids: ['{product}', '999999'], quantities: [1_000, 1] } },
    { calls: 0, variables: { ids: [], quantities: [] } },
  ],
  Compare: [{ variables: { ids: ['{product}', '999999'] } }, { calls: 0, variables: { ids: [] } }],
  Search: [
    { calls: 3, variables: { query: 'void seal', page: 1, asTyped: false } },
    { variables: { query: 'viod lable', page: 1, asTyped: false } },
    { calls: 0, variables: { query: 'x', page: 1, asTyped: false } },
  ],
};

const callsOf = new Map(
  Object.values<ScreenRow>(screens).flatMap(row =>
    'calls' in row && row.query ? [[row.query, row.calls] as const] : [],
  ),
);

/** What parts of pages ask for, which are no screens. */
const parts: Record<string, Budget[]> = {
  Layout: [{ calls: 0, variables: {} }],
  Skus: [
    { calls: 1, variables: { skus: ['REG-ICA-2515', 'reg-zic-3012'] } },
    { calls: 0, variables: { skus: ['no-such'] } },
  ],
  ProductNames: [{ calls: 0, variables: { page: 2 } }],
  CheckoutCountries: [{ calls: 0, variables: {} }],
  DeliveryCountries: [{ calls: 0, variables: {} }],
  KnownPlace: [{ calls: 0, variables: { cart: false } }],
  EstimateQuote: [
    { calls: 2, variables: { items: [{ sku: 'REG-ICA-2515', quantity: 3 }] } },
    { calls: 0, variables: { items: [{ sku: 'no-such', quantity: 1 }] } },
    { calls: 4, variables: { items: [{ sku: 'REG-ICA-2515', quantity: 3 }], postcode: '8001' } },
    { calls: 2, variables: { items: Array(100).fill({ sku: 'REG-ICA-2515', quantity: 3 }) } },
  ],
  SearchOverlay: [{ calls: 3, variables: { query: 'void' } }],
  AddressSuggestions: [{ calls: 0, variables: { path: '/product/void-label-old' } }],
  SearchWords: [{ calls: 0, variables: {} }],
  FoldedOptions: [{ calls: 0, variables: { filter: { onSale: true } } }],
  RecentlyViewed: [{ calls: 1, variables: { ids: ['{product}', '999999'] } }],
  PagesNamed: [
    { calls: 1, variables: { slug: 'icasa' } },
    { calls: 0, variables: { slug: 'no-such' } },
  ],
};

/** By the name of the operation. Every registered query has one; ARCHITECTURE.md, rule 3, has the reasons. */
export const budgets: Record<string, Budget[]> = {
  ...parts,
  ...Object.fromEntries(
    Object.entries(cases).map(([query, list]) => [
      query,
      list.map(({ variables, calls = callsOf.get(query)! }) => ({ variables, calls })),
    ]),
  ),
};
