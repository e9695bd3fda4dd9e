import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { ProductFacts_ProductFragment } from '../../gql/graphql.ts';
import type { Site } from '../../site/useSite.ts';
import type { SpecRow } from '../../ui/tables/SpecTable.tsx';

const metaLabels: Readonly<Record<string, string>> = productTexts.meta;

type Units = Pick<Site, 'weightUnit' | 'dimensionUnit'>;

/** Weight, measures, attributes and the editor's own values, each label once; a number without a unit is none. */
export function specRows(
  { weight, dimensions, attributes, meta }: ProductFacts_ProductFragment,
  { weightUnit, dimensionUnit }: Units,
): SpecRow[] {
  const rows = [
    ...attributes
      .filter(attribute => attribute.visible)
      .map(({ name, options }) => ({ label: name, value: options.map(option => option.name).join(', ') })),
    ...meta.flatMap(({ key, value }) => (metaLabels[key] ? [{ label: metaLabels[key], value }] : [])),
    ...measureRows(dimensions, dimensionUnit),
    ...(Number(weight) > 0 && weightUnit
      ? [
          {
            label: productTexts.weight,
            value: fillText(productTexts.weightValue, { weight: weight ?? '', unit: weightUnit }),
          },
        ]
      : []),
  ];
  // What the editor wrote says more than the attribute of the same name.
  const last = new Map(rows.map(row => [row.label, row]));
  return [...last.values()];
}

function measureRows(dimensions: ProductFacts_ProductFragment['dimensions'], unit: Units['dimensionUnit']): SpecRow[] {
  const sides = [dimensions?.length, dimensions?.width, dimensions?.height].filter(side => Number(side) > 0);
  if (sides.length === 0 || !unit) return [];
  return [
    {
      label: productTexts.dimensions,
      value: fillText(productTexts.dimensionsValue, { dimensions: sides.join(' × '), unit }),
    },
  ];
}
