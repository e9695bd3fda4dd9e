interface Varied {
  attributes: readonly { variation: boolean }[];
}

interface Variation {
  attributes: readonly unknown[];
}

/** Whether something is left to choose: a variation may be of any colour, and its attributes are those it settles. */
export const isLeftOpen = ({ attributes }: Varied, variation: Variation | null | undefined): boolean =>
  !variation || variation.attributes.length < attributes.filter(one => one.variation).length;
