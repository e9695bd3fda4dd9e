import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { ProductFacts_ProductFragment } from '../../gql/graphql.ts';
import type { SpecRow } from '../../ui/content/SpecTable.tsx';

const metaLabels: Readonly<Record<string, string>> = productTexts.meta;

/** Weight, measures, attributes and the editor's own values, each label once. */
export function specRows({ weight, dimensions, attributes, meta }: ProductFacts_ProductFragment): SpecRow[] {
  const rows = [
    ...attributes
      .filter(attribute => attribute.visible)
      .map(({ name, options }) => ({ label: name, value: options.map(option => option.name).join(', ') })),
    ...meta.flatMap(({ key, value }) => (metaLabels[key] ? [{ label: metaLabels[key], value }] : [])),
    ...measureRows(dimensions),
    ...(Number(weight) > 0
      ? [{ label: productTexts.weight, value: fillText(productTexts.weightValue, { weight: weight ?? '' }) }]
      : []),
  ];
  // What the editor wrote says more than the attribute of the same name.
  const last = new Map(rows.map(row => [row.label, row]));
  return [...last.values()];
}

function measureRows(dimensions: ProductFacts_ProductFragment['dimensions']): SpecRow[] {
  const sides = [dimensions?.length, dimensions?.width, dimensions?.height].filter(side => Number(side) > 0);
  if (sides.length === 0) return [];
  return [
    {
      label: productTexts.dimensions,
      value: fillText(productTexts.dimensionsValue, { dimensions: sides.join(' × ') }),
    },
  ];
}
