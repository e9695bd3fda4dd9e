export type QueryName = 'Q1' | 'Q2' | 'Q3' | 'Q4';

export interface Query {
  name: QueryName;
  title: string;
  text: string;
  /** What the nth request asks for: no two of a pass share a product, a post or a page. */
  variables: (at: number, subjects: Subjects) => Record<string, unknown>;
}

/** Slugs of what there is one of in an answer. */
export interface Subjects {
  pages: string[];
  products: string[];
}

/** Requests of a pass, none of which asks for what another one does. */
export const VARIANTS = 70;

export const queries: Query[] = [
  {
    name: 'Q1',
    title: '12 products with categories, first 3 reviews and variations of each',
    text: `query BenchProducts($page: Int) {
      products(page: $page, perPage: 12) {
        items {
          id slug name sku price { amount }
          categories { id slug name display }
          reviews(perPage: 3) { items { id reviewer rating } }
          ... on VariableProduct { variations { id sku price { amount } } }
        }
      }
    }`,
    variables: at => ({ page: at + 1 }),
  },
  {
    name: 'Q2',
    title: '10 posts with author, categories and featured picture',
    text: `query BenchPosts($page: Int) {
      posts(page: $page, perPage: 10) {
        items {
          id slug title
          author { id name }
          categories { id slug name }
          featuredImage { id alt width height }
        }
      }
    }`,
    variables: at => ({ page: at + 1 }),
  },
  {
    name: 'Q3',
    title: 'home: 5 menus, a page, 3 posts with picture and categories, 4 products',
    text: `query BenchHome($page: Int, $slug: String) {
      primary: menu(slug: "primary") { ...BenchMenu }
      footer: menu(slug: "footer") { ...BenchMenu }
      company: menu(slug: "company") { ...BenchMenu }
      help: menu(slug: "help") { ...BenchMenu }
      security: menu(slug: "security-products") { ...BenchMenu }
      page(slug: $slug) { id slug title }
      posts(page: $page, perPage: 3) {
        items { id slug title categories { id slug name } featuredImage { id alt width height } }
      }
      products(page: $page, perPage: 4) { items { id slug name price { amount } } }
    }
    fragment BenchMenu on Menu { id slug name items { id title children { id title } } }`,
    variables: (at, { pages }) => ({ page: at + 1, slug: pages[at] }),
  },
  {
    name: 'Q4',
    title: 'a product by slug with categories, variations, 10 reviews and the products named beside it',
    text: `query BenchProduct($slug: String) {
      product(slug: $slug) {
        id slug name sku price { amount }
        categories { id slug name display }
        reviews(perPage: 10) { items { id reviewer rating } }
        upsells { id slug name price { amount } }
        ... on VariableProduct { variations { id sku price { amount } } }
      }
    }`,
    variables: (at, { products }) => ({ slug: products[at] }),
  },
];
