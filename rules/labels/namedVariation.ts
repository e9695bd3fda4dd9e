interface Chosen {
  attributes: readonly { value: string }[];
}

/**
 * The variation of which a name has all options. Of '25 × 15 mm' and '125 × 15 mm', which both stand in a name, the longer
 * one is meant. Null where none is.
 */
export function namedVariation<V extends Chosen>(variations: readonly V[], name: string): V | null {
  const named = variations.filter(({ attributes }) => attributes.every(({ value }) => name.includes(value)));
  return named.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? null;
}

const lengthOf = ({ attributes }: Chosen): number => attributes.map(({ value }) => value).join('').length;
