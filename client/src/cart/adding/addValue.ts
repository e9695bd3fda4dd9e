import type { CartLine } from '../store/lines.ts';

/** What a button named `add` sends where there are no scripts; a quantity in its form overrules. */
export const addValue = ({ id, options, quantity }: CartLine): string =>
  JSON.stringify({
    product: id,
    quantity,
    options: options.map(({ name, value }) => ({ attribute: name, value })),
  });
