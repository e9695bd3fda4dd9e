import { fillText } from '../../../../rules/fillText.ts';
import type { Compared_ProductFragment } from '../../gql/graphql.ts';
import { compareTexts } from '../../product/compare/texts.ts';
import { isWide, materialText, metaValue } from '../../product/offerTexts.ts';
import { perPiece } from '../../product/pack/perPiece.ts';

const { rows } = compareTexts;

/** What is said of each product in words, row by row; null where its shop says nothing. */
export const comparedRows: readonly { label: string; of: (product: Compared_ProductFragment) => string | null }[] = [
  { label: rows.size, of: sizesOf },
  { label: rows.material, of: materialText },
  { label: rows.adhesive, of: ({ facts }) => metaValue({ meta: facts }, 'adhesive') },
  { label: rows.pack, of: product => metaValue(product, 'pack') },
  { label: rows.perLabel, of: perLabel },
];

function sizesOf({ attributes }: Compared_ProductFragment): string | null {
  const options = attributes.find(({ slug }) => slug === 'size')?.options ?? [];
  return options.map(({ name }) => name).join(', ') || null;
}

/** Of the least that it costs, where its variations differ. */
function perLabel(product: Compared_ProductFragment): string | null {
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  const price = perPiece(range?.min ?? product.price, metaValue(product, 'pack'));
  return price && isWide(range) ? fillText(compareTexts.from, { price }) : price;
}
