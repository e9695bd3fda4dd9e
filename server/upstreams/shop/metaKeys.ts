import type { Config } from '../../config.ts';
import { RANK_MATH_MARKS } from '../content/seo.ts';

/**
 * What is shown of a product's meta data, and all that is read of it but for what PRODUCT_META names: a field from meta
 * data has its key here. Never a key that begins with an underscore, and no object a plugin left behind.
 */
const SHOWN = [
  'pack',
  'face_material',
  'adhesive',
  'core',
  'void_message',
  'numbering',
  'finish',
  'temperature_range',
  'approvals',
  'you_send',
  'you_get',
  'takes',
] as const;

export const META_KEYS: ReadonlySet<string> = new Set(SHOWN);

/** What a value is found under: a key of the list above, or the name that PRODUCT_META gives to one. */
export type MetaKey = (typeof SHOWN)[number] | keyof Config['productMeta'];

/** What lists ask for: page builders keep megabytes beside. */
export const metaKeysRead = (configured: Config['productMeta']): string[] => [
  ...new Set([...META_KEYS, ...Object.values(configured), ...RANK_MATH_MARKS]),
];
