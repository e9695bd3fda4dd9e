import { productCategoryPath } from '../../../rules/paths.ts';
import { selectedFields } from '../../context/selection.ts';
import type { ProductCategoryResolvers } from '../../gql/types.ts';
import { editorial } from '../editorial.ts';
import { listProducts } from '../product/listProducts.ts';
import { productQuery } from '../product/productQuery.ts';
import { shopPicture } from '../product/shopPicture.ts';
import { seoOf } from '../seo.ts';

export const ProductCategory: ProductCategoryResolvers = {
  path: category => productCategoryPath(category.slug),
  url: (category, _, { config }) => config.publicUrl + productCategoryPath(category.slug),
  parent: async (category, _, context) => (await context.categories()).find(one => one.id === category.parent) ?? null,
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
};
