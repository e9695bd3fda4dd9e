import { recordTexts } from '../../rules/texts/record.ts';
import type { Scope } from '../cache/scope.ts';
import type { FieldError } from '../gql/types.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import { plain } from '../upstreams/fields.ts';
import type { PersonalCollection } from '../upstreams/personalCollection.ts';
import { badInput, idOf, pageInfo, pageOf } from './arguments.ts';
import { validationFailure } from './fieldError.ts';

// What the operator's orders and accounts have in common.

const MOST_IDS = 100;
/** Characters of a filter in an address: servers take 8 kB of one. */
const LONGEST_FILTER = 4_000;

/** Ids of a filter as the service takes them; none of what can be no id. @throws BAD_USER_INPUT for more than it takes */
export function includeOf(ids: readonly string[] | null | undefined): { include?: string } {
  if (!ids) return {};
  if (ids.length > MOST_IDS) throw badInput(`ids: give at most ${MOST_IDS}.`);
  // The service takes an empty list for no filter, and 0 for nobody's id.
  return { include: ids.flatMap(id => idOf(id) ?? []).join(',') || '0' };
}

/** What is not given is not asked for. */
export const given = (query: Record<string, string | number | null | undefined>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] != null && entry[1] !== ''),
  );

/** A filter that the service does not take is the client's to mend. */
function unlessRefused(error: unknown): never {
  if (error instanceof UpstreamError && error.serviceCode === 'rest_invalid_param') {
    const { data } = error.body as { data?: { params?: Record<string, string> } };
    throw badInput(`The shop does not take: ${Object.keys(data?.params ?? {}).join(', ')}.`);
  }
  throw error;
}

interface ListArgs<Field extends string> {
  sort?: { field: Field; order: string } | null;
  page?: number | null;
  perPage?: number | null;
}

/** A page of the shop's records. @param orderBy the service's words for the fields that they are sorted by */
export async function listRecords<T, Field extends string>(
  collection: PersonalCollection<T>,
  filter: Record<string, string | number>,
  { sort, ...args }: ListArgs<Field>,
  orderBy: Readonly<Record<Field, string>>,
  scope: Scope,
) {
  const asked = pageOf(args, 20);
  const order: Record<string, string> = sort ? { orderby: orderBy[sort.field], order: sort.order.toLowerCase() } : {};
  const written = Object.values(filter).map(value => encodeURIComponent(String(value).toWellFormed()));
  if (written.join('').length > LONGEST_FILTER) throw badInput(`filter: give at most ${LONGEST_FILTER} characters.`);
  const query = { ...filter, ...order, page: asked.page, per_page: asked.perPage };
  const list = await collection.list(scope, query).catch(unlessRefused);
  return { items: list.items, pageInfo: pageInfo(asked, list.totalItems, list.totalPages) };
}

export const metaOf = (rows: readonly { key: string; value?: unknown }[]) =>
  rows.flatMap(({ key, value }) =>
    !key.startsWith('_') && ['string', 'number', 'boolean'].includes(typeof value)
      ? [{ key, value: String(value) }]
      : [],
  );

export const invalid = (errors: FieldError[]) => validationFailure(recordTexts.invalid, errors);

export const refused = (code: string, message: string) => ({ __typename: 'RecordRefused' as const, code, message });

const TAKEN: Record<string, FieldError> = {
  'registration-error-email-exists': { field: 'email', code: 'TAKEN', message: recordTexts.emailTaken },
  'registration-error-username-exists': { field: 'username', code: 'TAKEN', message: recordTexts.usernameTaken },
};
const CODES: Record<string, string> = {
  woocommerce_rest_invalid_customer_id: 'UNKNOWN_CUSTOMER',
  woocommerce_rest_invalid_coupon: 'COUPON_REFUSED',
};

/** Why the shop took nothing, where it says so itself. @throws what is a failure */
export function refusalOf(error: unknown) {
  if (!(error instanceof UpstreamError) || error.status !== 400) throw error;
  const taken = TAKEN[error.serviceCode ?? ''];
  if (taken) return invalid([taken]);
  const { message } = error.body as { message?: unknown };
  const said = typeof message === 'string' ? plain(message) : '';
  return refused(CODES[error.serviceCode ?? ''] ?? 'REFUSED', said || recordTexts.refused);
}
