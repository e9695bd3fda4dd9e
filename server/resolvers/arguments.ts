import { GraphQLError } from 'graphql';
import { MAX_QUANTITY } from '../../rules/forms/quoteItems.ts';
import type { PageInfo } from '../gql/types.ts';

export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Exactly one of several nullable arguments. @throws BAD_USER_INPUT */
export function exactlyOne<T extends Record<string, unknown>>(
  args: T,
  ...names: (keyof T & string)[]
): keyof T & string {
  const given = names.filter(name => args[name] !== null && args[name] !== undefined);
  if (given.length !== 1) throw badInput(`Give exactly one of ${names.join(', ')}.`);
  return given[0]!;
}

/** An id of the services, or null for something that can be none. */
export const idOf = (value: string | null | undefined): number | null =>
  /^\d{1,15}$/.test(value ?? '') ? Number(value) : null;

/** @throws BAD_USER_INPUT for a number of pieces that nobody can order */
export function checkPieces(argument: string, pieces: number): void {
  if (pieces < 1 || pieces > MAX_QUANTITY)
    throw badInput(`${argument}: ${pieces} is not a number from 1 to ${MAX_QUANTITY}.`);
}

const MAX_PER_PAGE = 100;
/** Far beyond any list of ours, and harmless to multiply. */
const MAX_PAGE = 1_000_000;

/** Page number and size, by the name that it has in the schema, within their limits. @throws BAD_USER_INPUT */
export function pageOf(
  { page, perPage }: { page?: number | null; perPage?: number | null },
  fallback = 10,
  sizeName = 'perPage',
): { page: number; perPage: number } {
  const asked = { page: page ?? 1, perPage: perPage ?? fallback };
  if (asked.page < 1 || asked.page > MAX_PAGE)
    throw badInput(`page: ${asked.page} is not a page number from 1 to ${MAX_PAGE}.`);
  if (asked.perPage < 1 || asked.perPage > MAX_PER_PAGE)
    throw badInput(`${sizeName}: ${asked.perPage} is not a number from 1 to ${MAX_PER_PAGE}.`);
  return asked;
}

export function pageInfo(
  { page, perPage }: { page: number; perPage: number },
  totalItems: number,
  totalPages = Math.ceil(totalItems / perPage),
): PageInfo {
  return { page, perPage, totalItems, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
}

/** Words to search for: trimmed, cut to 200 characters; null when fewer than 2 are left. */
export function searchTerm(query: string | null | undefined): string | null {
  const trimmed = (query ?? '').replace(/\s+/g, ' ').trim().slice(0, 200).trimEnd();
  return trimmed.length >= 2 ? trimmed : null;
}

/** Text cut at a word to at most `length` characters, with '...' where something was cut and there is room. @throws BAD_USER_INPUT */
export function cutText(text: string, length: number): string {
  if (length < 1) throw badInput(`length: ${length} is not a number of characters, from 1 on.`);
  if (text.length <= length) return text;
  if (length <= 3) return text.slice(0, length);
  const cut = text.slice(0, length - 3);
  const atWord = cut.replace(/\s+\S*$/, '');
  return `${(atWord || cut).replace(/[\s.,;:]+$/, '')}...`;
}
