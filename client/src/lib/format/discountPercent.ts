/** The saving in whole percent, rounded; null when there is none to speak of. Takes decimal strings. */
export function discountPercent(regular: string | null | undefined, sale: string | null | undefined): number | null {
  const before = Number(regular);
  const now = Number(sale);
  if (!regular || !sale || !(before > 0) || !(now >= 0) || now >= before) return null;
  return Math.round((1 - now / before) * 100) || null;
}
