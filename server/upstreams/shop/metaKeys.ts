import type { Config } from '../../config.ts';
import { RANK_MATH_MARKS } from '../content/seo.ts';

/** What is shown of a product's meta data. Never a key that begins with an underscore, and no object a plugin left behind. */
export const META_KEYS = new Set([
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
]);

/** All that is read of it: page builders keep megabytes beside. */
export const metaKeysRead = (configured: Config['productMeta']): string[] => [
  ...new Set([...META_KEYS, ...Object.values(configured), ...RANK_MATH_MARKS]),
];
