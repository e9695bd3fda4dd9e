import { amount, below, listPosts, listProducts, type MenuItem, type Product, type Term, text } from './rest.ts';

// Fields that need no further call: the same for every server whose resolvers we write.

interface List {
  page: number;
  perPage: number;
}

const named = { name: (row: Term) => text(row.name) };
const titled = { title: (row: { title: { rendered: string } }) => text(row.title.rendered) };

const productFields = {
  name: (product: Product) => text(product.name),
  sku: (product: Product) => product.sku || null,
  price: (product: Product) => amount(product.price),
};

export const fields = {
  Query: {
    products: async (_: unknown, { page, perPage }: List) => ({ items: await listProducts(page, perPage) }),
    posts: async (_: unknown, { page, perPage }: List) => ({ items: await listPosts(page, perPage) }),
  },
  VariableProduct: productFields,
  Variation: { sku: productFields.sku, price: productFields.price },
  ProductCategory: named,
  PostCategory: named,
  Author: named,
  Menu: named,
  Page: titled,
  Post: titled,
  MenuItem: {
    ...titled,
    children: (item: MenuItem & { all: readonly MenuItem[] }) => below(item.all, item.id),
  },
  Image: {
    alt: (media: { alt_text: string }) => media.alt_text,
    width: (media: { media_details: { width: number } }) => media.media_details.width,
    height: (media: { media_details: { height: number } }) => media.media_details.height,
  },
};
