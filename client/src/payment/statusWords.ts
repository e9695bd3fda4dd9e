/** The shop's word for how far an order is, as readers are told. That of a plugin says itself: awaiting-shipment. */
export function statusWords(status: string, known: Readonly<Record<string, string>>): string {
  if (Object.hasOwn(known, status)) return known[status]!;
  const words = status.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
