import { quoteTexts } from '../../../../rules/texts/quote/quote.ts';

/** The form's option that a number of labels falls into, e.g. 750 into '501-1000'. */
export const quantityOption = (count: number): string =>
  Object.keys(quoteTexts.quantity).find(option => count <= Number(option.split('-')[1] ?? Number.POSITIVE_INFINITY)) ??
  '';

/** Labels in so many packs: the shop sells 'roll of 1000', the form asks for labels. */
export const labelsIn = (packs: number, pack: string | undefined): number =>
  packs * Number(/\bof (\d+)\b/.exec(pack ?? '')?.[1] ?? 1);
