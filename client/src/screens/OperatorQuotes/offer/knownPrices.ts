import type { DraftLineFragment } from '../../../gql/graphql.ts';
import { type FirmRequest, lineValues } from '../offerValues.ts';

/** What is known of the price of a line: by quantity, and what the like was last offered for. */
export type KnownPrices = Pick<DraftLineFragment, 'breaks' | 'lastOffered' | 'lastOfferedAt'>;
type Values = Readonly<Record<string, string>>;

/** A line that the draft did not begin with; what is known of its price travels with the form. */
export const addedLine = (line: DraftLineFragment, at: number): Record<string, string> => {
  const { breaks, lastOffered, lastOfferedAt } = line;
  const known: KnownPrices = { breaks, lastOffered, lastOfferedAt };
  return { ...lineValues(line, at), [`line.${at}.prices`]: JSON.stringify(known) };
};

/** What is known of the price of a line of the form; null where nothing is. */
export function knownPrices({ draft }: FirmRequest, values: Values, at: number): KnownPrices | null {
  const of = (name: string): string => values[`line.${at}.${name}`] ?? '';
  const product = of('productId');
  // Free text is like the line that the form began with.
  const begun = draft?.lines.find(({ productId, variationId }, place) =>
    product ? productId === product && (variationId ?? '') === of('variationId') : productId === null && place === at,
  );
  const known = begun ?? pricesIn(of('prices'));
  return known && (known.breaks.length > 0 || known.lastOffered !== null) ? known : null;
}

/** As the form brought it back; whatever else was sent in its place is nothing. */
function pricesIn(text: string): KnownPrices | null {
  try {
    const sent = JSON.parse(text) as KnownPrices | null;
    return Array.isArray(sent?.breaks) ? sent : null;
  } catch {
    return null;
  }
}
