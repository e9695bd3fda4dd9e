/** '24' as a number; null for what is none. */
export function yearsOf(text = ''): number | null {
  const years = Number(/^(\d{1,3})\b/.exec(text.trim())?.[1]);
  return years >= 1 ? years : null;
}

/** '98%' as a number; null for what is none from 1 to 100. */
export function percentOf(text = ''): number | null {
  const percent = Number(/^(\d{1,3})\s*%?$/.exec(text.trim())?.[1]);
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** '2' as a number; null for what is none. */
export const daysOf = (text = ''): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);
