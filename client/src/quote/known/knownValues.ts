import { namedVariation } from '../../../../rules/labels/namedVariation.ts';
import type { QuotedProduct_ProductFragment } from '../../gql/graphql.ts';
import type { ListItem } from '../list/items.ts';
import { labelTypeOf, materialOf } from './kinds.ts';
import { labelsIn, quantityOption } from './quantityOption.ts';

export type QuotedProduct = QuotedProduct_ProductFragment;
type Varied = Extract<QuotedProduct, { variations?: unknown }>;
export type QuotedVariation = NonNullable<Varied['variations']>[number];

/** An entry of the list with what the shop says of it. */
export interface QuotedLine {
  item: ListItem;
  /** null while or where it is not known */
  product: QuotedProduct | null;
}

/** The fields that a product answers. */
export type KnownField = 'labelType' | 'quantity' | 'size' | 'material' | 'colors';
export type KnownValues = Partial<Record<KnownField, string>>;

export const variationsOf = (product: QuotedProduct | null): readonly QuotedVariation[] =>
  (product && 'variations' in product && product.variations) || [];

/** Whether its stock keeping unit, or that it has none, says no more than which product it is. */
export const isUntold = ({ item, product }: QuotedLine): boolean => item.sku === (product?.sku ?? '');

/**
 * The variation that an entry means: by its stock keeping unit, and by its name where that is another's, too.
 */
export function variationOf(line: QuotedLine): QuotedVariation | null {
  const { sku: own, productName } = line.item;
  const fitting = variationsOf(line.product).filter(({ sku }) => (sku ?? '') === own);
  return namedVariation(fitting, productName) ?? (isUntold(line) ? null : (fitting[0] ?? null));
}

const metaOf = (product: QuotedProduct | null, key: string): string | null =>
  product?.meta.find(entry => entry.key === key)?.value || null;

export const packOf = (product: QuotedProduct | null): string | null => metaOf(product, 'pack');

/** What need not be asked: the kind and number of labels, and of a single product its size, material and colour. */
export function knownValues(lines: readonly QuotedLine[]): KnownValues {
  if (lines.length === 0 || lines.some(({ product }) => !product)) return {};
  const labels = lines.reduce(
    (sum, { item, product }) => sum + labelsIn(item.quantity, packOf(product) ?? undefined),
    0,
  );
  const types = new Set(lines.map(({ product }) => labelTypeOf(product!.categories)));
  return {
    labelType: types.size === 1 ? [...types][0]! : 'other',
    quantity: quantityOption(labels),
    ...(lines.length === 1 ? ofOne(lines[0]!) : {}),
  };
}

function ofOne(line: QuotedLine): KnownValues {
  const chosen = (slugs: RegExp) => chosenOption(line, slugs);
  const material = chosen(/^material$/) ?? metaOf(line.product, 'face_material');
  return {
    size: chosen(/^size$/) ?? '',
    material: material ? materialOf(material) : '',
    colors: chosen(/^colou?r$/) ?? '',
  };
}

/** What was chosen of an attribute, or the only option that it has. */
function chosenOption(line: QuotedLine, slugs: RegExp): string | null {
  const chosen = variationOf(line)?.attributes.find(({ slug }) => slugs.test(slug))?.value;
  const options = line.product!.attributes.find(({ slug }) => slugs.test(slug))?.options ?? [];
  return chosen ?? (options.length === 1 ? options[0]!.name : null);
}
