import { respelt, singularWords, spacedNumbers } from '../../catalogue/search/words.ts';
import type { Context } from '../../context/context.ts';
import type { PageInfo } from '../../gql/types.ts';
import { pageInfo } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';

/** What is searched; each group is found by its own field, so that one failure leaves the others. */
export interface Search {
  query: string;
  page: number;
  perGroup: number;
  asTyped: boolean;
}

type Group<Item> = { items: Item[]; pageInfo: PageInfo };

type Found<Item> = Group<Item> | Promise<Group<Item>>;

export const pageAsked = ({ page, perGroup }: Search) => ({ page, perPage: perGroup });

export const nothing = (search: Search) => ({ items: [], pageInfo: pageInfo(pageAsked(search), 0) });

/** The words with their typing errors mended, by what the shop sells; null where there is nothing to mend. */
export async function correctionOf({ query, asTyped }: Search, context: Context): Promise<string | null> {
  dependOnIndex(context, ['productText']);
  const { products } = context.catalogue;
  return query && !asTyped && products.ready ? products.correctionOf(query) : null;
}

/**
 * What the content service finds, which looks for parts of words: a plural is looked for as its singular, an amount as
 * with a space before its unit, and words that it does not know once more with `ss` for `ß` or the other way round, and
 * without their typing errors.
 */
export async function inContent<Item>(search: Search, context: Context, find: (words: string) => Found<Item>) {
  if (!search.query) return nothing(search);
  const words = spacedNumbers(singularWords(search.query));
  const found = await find(words);
  if (found.pageInfo.totalItems > 0) return found;
  const otherwise = respelt(words);
  const again = otherwise === words ? found : await find(otherwise);
  if (again.pageInfo.totalItems > 0) return again;
  const corrected = await correctionOf(search, context);
  return corrected ? find(spacedNumbers(corrected)) : found;
}
