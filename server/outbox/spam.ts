/** Why a submission is held for the operator. */
export type Suspicion = 'honeypot' | 'too-fast' | 'links';

/** What a form tells beside its fields. */
export interface SpamSignals {
  /** A field that people do not see. */
  readonly website?: string | null | undefined;
  /** How long the form stood open; only a browser with scripts says so. */
  readonly elapsedMs?: number | null | undefined;
}

/** Nobody reads a form, fills it in and sends it faster; a browser that fills in an address by itself is slower too. */
export const FASTEST_MS = 2_000;

/** Most addresses a person puts into one text: a drawing, a data sheet, a shop. */
const MOST_LINKS = 4;

const LINK = /https?:\/\/|\bwww\.|\[url\b|<a\s/gi;

/** Why a submission looks like a machine's; undefined for most. It is stored and acknowledged like any other. */
export function suspicionOf(
  values: Readonly<Record<string, string | null | undefined>>,
  { website, elapsedMs }: SpamSignals,
): Suspicion | undefined {
  if (website?.trim()) return 'honeypot';
  if (typeof elapsedMs === 'number' && elapsedMs < FASTEST_MS) return 'too-fast';
  return Object.values(values).some(text => (text?.match(LINK)?.length ?? 0) > MOST_LINKS) ? 'links' : undefined;
}
