import type { quoteOptions } from '../../../../../rules/forms/quote.ts';
import { quoteTexts } from '../../../../../rules/texts/quote/quote.ts';
import {
  dogbone60x16Url,
  exia70x40Url,
  icasa25x15Url,
  multi60x30Url,
  tape48x66Url,
  void50x20RedUrl,
} from '../../../theme/illustrations.ts';
import type { TileOption } from '../../../ui/inputs/ChoiceTiles.tsx';

type LabelType = (typeof quoteOptions.labelType)[number];

const looks: Record<LabelType, Pick<TileOption, 'imageUrl' | 'icon'>> = {
  regulatory: { imageUrl: icasa25x15Url },
  'tamper-evident': { imageUrl: dogbone60x16Url },
  'security-void': { imageUrl: void50x20RedUrl },
  'intrinsic-safety': { imageUrl: exia70x40Url },
  'packaging-tape': { imageUrl: tape48x66Url },
  'multifunctional-security': { imageUrl: multi60x30Url },
  custom: { icon: 'die' },
  other: { icon: 'quote' },
};

/** The label types as tiles, each with a label of its kind. */
export const labelTypeTiles: readonly TileOption[] = (Object.keys(looks) as LabelType[]).map(value => ({
  value,
  label: quoteTexts.labelType[value],
  ...looks[value],
}));
