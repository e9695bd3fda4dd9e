import { type PartOf, usePart } from '../../apollo/usePart.ts';
import { type ProductSeo_ProductFragment, ProductSeo_ProductFragmentDoc } from '../../gql/graphql.ts';
import { useSite } from '../../layout/useSite.ts';
import { plainText } from '../../lib/plainText.ts';
import { crumbList } from '../../seo/crumbList.ts';
import { Seo } from '../../seo/Seo.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { productCrumbs } from './productCrumbs.ts';
import { productData } from './productData.ts';

/** The head of a product's page, and the same way through the shop as breadcrumbs. */
export function ProductSeo({ product: ref }: { product: PartOf<ProductSeo_ProductFragment> }) {
  const product = usePart(ProductSeo_ProductFragmentDoc, ref);
  const { url } = useSite();
  const { name, path, sample, image, shortDescription, description } = product;
  const crumbs = productCrumbs(product);
  return (
    <>
      <Seo
        title={name}
        description={plainText(shortDescription || description)}
        path={sample ? null : path}
        noindex={sample}
        type="product"
        image={image?.share ?? null}
        data={[productData(product, url), crumbList(crumbs, url)]}
      />
      <Breadcrumbs crumbs={crumbs} />
    </>
  );
}
