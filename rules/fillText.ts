/** Fills the `{name}` gaps of a catalogue text; a gap without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** How many there are, in words: one has a text of its own, any other count stands in the `{count}` of the second. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fillText(many, { count });
