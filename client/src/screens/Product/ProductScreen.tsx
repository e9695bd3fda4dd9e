import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { ProductDocument, type ProductQueryVariables } from '../../gql/graphql.ts';

export const load = (client: ApolloClient, { params }: LoaderFunctionArgs) =>
  loadQuery(client, { query: ProductDocument, variables: { slug: params['slug'] ?? '' }, found: data => data.product !== null });

export function Screen() {
  const outcome = useOutcome<ProductQueryVariables>();
  if (outcome.kind !== 'ready') return <h1>Product Not Found</h1>;
  return <Product {...outcome.variables} />;
}

function Product(variables: ProductQueryVariables) {
  const { product } = useScreenQuery(ProductDocument, variables);
  return (
    <>
      <title>{`${product?.name} | Diri`}</title>
      <h1>{product?.name}</h1>
      <div dangerouslySetInnerHTML={{ __html: product?.description ?? '' }} />
    </>
  );
}
