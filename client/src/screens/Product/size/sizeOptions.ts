import { type LabelSize, readLabelSize } from '../../../../../rules/labels/labelSize.ts';
import type { Attributes_ProductFragment } from '../../../gql/graphql.ts';

/** A size a product comes in, in the shop's words and in millimetres. */
export interface SizeOption {
  slug: string;
  name: string;
  size: LabelSize;
}

/** Above this a drawing says nothing: pallet tape is no label. */
const LARGEST_MM = 400;

/** The sizes of a product that can be drawn; empty where none is written in millimetres. */
export function sizeOptions({ attributes }: Pick<Attributes_ProductFragment, 'attributes'>): SizeOption[] {
  const options = attributes.find(({ slug }) => slug === 'size')?.options ?? [];
  return options.flatMap(({ slug, name }) => {
    const size = readLabelSize(name);
    return size && Math.max(size.widthMm, size.heightMm) <= LARGEST_MM ? [{ slug, name, size }] : [];
  });
}
