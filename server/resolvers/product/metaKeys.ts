/** Never a key that begins with an underscore, and no object a plugin left behind. */
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
