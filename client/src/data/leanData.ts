import generated from '../gql/possibleTypes.json';

/** Types that stand beside others where an answer has them: what is shown may depend on which it is. */
const members: ReadonlySet<unknown> = new Set(Object.values(generated.possibleTypes).flat());

/** What search engines and those who share a page are told, which the server writes alone, is asked for under such names. */
const isForSearch = (key: string): boolean => /^seo[A-Z]/.test(key);

/** A route's data as its page needs it: without what the server alone reads, and names of types that nobody tells apart. */
export function leanData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leanData);
  if (typeof value !== 'object' || value === null) return value;
  const lean: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (!isForSearch(key) && (key !== '__typename' || members.has(inner))) lean[key] = leanData(inner);
  return lean;
}
