import type { Row } from '../storage/database.ts';
import type { ListedKey, Partner, Scope, Terms } from './partner.ts';

/** The columns of what a partner may do. */
export const columnsOf = ({ scopes, origins, requestsPerMinute, costPerMinute }: Terms) => [
  JSON.stringify(scopes),
  JSON.stringify(origins),
  requestsPerMinute,
  costPerMinute,
];

export const termsOf = (row: Row): Terms => ({
  scopes: JSON.parse(row.scopes as string) as Scope[],
  origins: JSON.parse(row.origins as string) as string[],
  requestsPerMinute: row.requests_per_minute as number,
  costPerMinute: row.cost_per_minute as number,
});

/** A partner with the rows of its keys. */
export const withKeys = (row: Row, keys: readonly Row[]): Partner => ({
  id: row.id as number,
  name: row.name as string,
  createdAt: row.created_at as number,
  ...termsOf(row),
  keys: keys.toSorted((a, b) => Number(b.id) - Number(a.id)).map(keyOf),
});

const keyOf = (row: Row): ListedKey => ({
  hint: row.hint as string,
  createdAt: row.created_at as number,
  lastUsedAt: row.last_used_at as number | null,
  endsAt: row.ends_at as number | null,
});
