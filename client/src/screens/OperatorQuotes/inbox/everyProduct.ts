import type { Ask } from '../../../data/ask.ts';
import type { OperatorQuotesQuery } from '../../../gql/graphql.ts';
import { ProductNamesOperation } from '../../../gql/operations/ProductNames.ts';

type Products = NonNullable<OperatorQuotesQuery['products']>;

/** The products of the first page with those of every other, by name: what can be asked for can be filtered by. */
export async function everyProduct(ask: Ask, first: Products): Promise<Products> {
  const pages = Array.from({ length: Math.max(0, first.pageInfo.totalPages - 1) }, (_, at) => at + 2);
  const others = await Promise.all(
    pages.map(page => ask(ProductNamesOperation, { page }, { personal: true }).catch(() => null)),
  );
  const items = [first, ...others.map(answer => answer?.data?.products)].flatMap(one => one?.items ?? []);
  return { ...first, items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
}
