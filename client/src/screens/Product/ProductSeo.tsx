import { type PartOf, partOf } from '../../data/partOf.ts';
import type { ProductSeo_ProductFragment } from '../../gql/graphql.ts';
import { plainText } from '../../lib/format/plainText.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { productCrumbs } from './productCrumbs.ts';
import { productData } from './seo/productData.ts';

/** The head of a product's page, and the same way through the shop as breadcrumbs. */
export function ProductSeo({ product: ref }: { product: PartOf<ProductSeo_ProductFragment> }) {
  const product = partOf<ProductSeo_ProductFragment>(ref);
  const { name, path, sample, asOf, image, shortDescription, description } = product;
  const crumbs = productCrumbs(product);
  return (
    <>
      <Seo
        {...ownWords(product.seo, {
          title: name,
          description: plainText(shortDescription || description),
          noindex: sample || product.protected || asOf !== null,
          image: image?.seoPicture ?? null,
        })}
        path={sample ? null : path}
        type="product"
        crumbs={crumbs}
        data={import.meta.env.SSR && (site => [productData(product, site)])}
      />
      <Breadcrumbs crumbs={crumbs} backOnly />
    </>
  );
}
