/** Fills the `{name}` gaps of a catalogue text; a gap without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
