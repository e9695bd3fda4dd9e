/** Meta of an order's parts is told twice: as stored and as read. */
export const shown = (id: number, key: string, value: string, name = key, words = value) => ({
  id,
  key,
  value,
  display_key: name,
  display_value: words,
});
