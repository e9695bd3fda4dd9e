import { productCategoryPath } from '../../../rules/paths.ts';
import { selectedFields } from '../../context/selection.ts';
import type { Resolvers } from '../../gql/types.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { idOf } from '../arguments.ts';
import { editorial } from '../editorial.ts';
import { shopPicture } from '../product/offer.ts';
import { productQuery } from '../product/productFilter.ts';
import { listProducts } from '../product/productList.ts';
import { seoOf } from '../seo.ts';
import { findTerm } from '../term/findTerm.ts';

export const category: Resolvers = {
  Query: {
    productCategory: async (_, args, context) => {
      const all = await context.categories();
      const found = findTerm(all, 'product_cat', args, context);
      // Samples stand in for a refused key: of a category that is none of them nothing is known, not that it is gone.
      if (!found && all[0]?.sample) throw new UpstreamError('shop', 'categories', 'status', { status: 401 });
      return found;
    },
    productCategories: async (_, { parent }, context) => {
      const all = await context.categories();
      return parent === null || parent === undefined ? all : all.filter(one => one.parent === idOf(parent));
    },
  },
  ProductCategory: {
    id: category => String(category.id),
    path: category => productCategoryPath(category.slug),
    url: (category, _, { config }) => config.publicUrl + productCategoryPath(category.slug),
    parent: async (category, _, context) =>
      (await context.categories()).find(one => one.id === category.parent) ?? null,
    children: async (category, _, context) => (await context.categories()).filter(one => one.parent === category.id),
    description: (category, _, context) => editorial(category.description, context),
    display: category => category.display || 'default',
    image: category => (category.image?.src ? shopPicture(category.image, category.name) : null),
    menuOrder: category => category.menu_order ?? 0,
    count: category => category.count ?? 0,
    products: (category, { sort, ...args }, context, info) =>
      listProducts(
        productQuery({ categories: [String(category.id)] }, sort, args),
        selectedFields(info, 'items'),
        context,
      ),
    seo: (category, _, context) => (category.sample ? null : seoOf(category, 'productCategory', context)),
    sample: category => category.sample ?? false,
  },
};
