import { quoteTexts } from '../../../../rules/texts.ts';

/** The form's option that a number of labels falls into, e.g. 750 into '501-1000'. */
export const quantityOption = (count: number): string =>
  Object.keys(quoteTexts.quantity).find(option => count <= Number(option.split('-')[1] ?? Number.POSITIVE_INFINITY)) ??
  '';
