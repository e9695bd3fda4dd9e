import type { CartLine } from './lines.ts';

/** What a button named `add` sends where there are no scripts, beside the quantity in its form. */
export const addValue = ({ id, options }: CartLine): string =>
  JSON.stringify({
    product: id,
    options: options.map(({ name, value }) => ({ attribute: name, value })),
  });
