import type { OperatorQuotesQueryVariables } from '../../../gql/graphql.ts';
import { pageNumber } from '../../../lib/paging/pageNumber.ts';
import { LIST } from '../addresses.ts';
import { firmTexts } from '../texts.ts';

export type QueueName = keyof typeof firmTexts.queues;
type SortName = keyof typeof firmTexts.sorts;

/** What the list's address says. */
export interface ListQuery {
  queue: QueueName;
  sort: SortName;
  search: string;
  /** words of who asked */
  buyer: string;
  product: string;
  page: number;
}

export const queueNames = Object.keys(firmTexts.queues) as QueueName[];

export function readListQuery(query: URLSearchParams): ListQuery {
  const [queue, sort, product] = ['queue', 'sort', 'product'].map(name => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const words = (name: string) => (query.get(name) ?? '').trim().slice(0, 200);
  return {
    queue: Object.hasOwn(firmTexts.queues, queue) ? (queue as QueueName) : 'waiting',
    sort: Object.hasOwn(firmTexts.sorts, sort) ? (sort as SortName) : 'due',
    search: words('q'),
    buyer: words('buyer'),
    product: /^\d{1,15}$/.test(product) ? product : '',
    page: pageNumber(query),
  };
}

const fields = { due: 'DUE', newest: 'RECEIVED', total: 'TOTAL' } as const;

/** The same as the gateway takes it. */
export const listVariables = ({
  queue,
  sort,
  search,
  buyer,
  product,
  page,
}: ListQuery): OperatorQuotesQueryVariables => ({
  page,
  filter: {
    queue: queue === 'all' ? null : (queue.toUpperCase() as 'WAITING'),
    search: search || null,
    buyer: buyer || null,
    product: product || null,
  },
  sort: { field: fields[sort], order: sort === 'due' ? 'ASC' : 'DESC' },
});

/** The address of a list. */
export function listHref(asked: Partial<ListQuery>): string {
  const { queue = 'waiting', sort = 'due', search = '', buyer = '', product = '', page = 1 } = asked;
  const query = new URLSearchParams({
    ...(queue !== 'waiting' && { queue }),
    ...(search && { q: search }),
    ...(buyer && { buyer }),
    ...(product && { product }),
    ...(sort !== 'due' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${LIST}?${query}` : LIST;
}
