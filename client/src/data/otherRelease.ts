import type { GatewayError } from './ask.ts';

/** Thrown where the server that answers has another release of the site than this page, which is to be loaded anew. */
export class OtherRelease extends Error {}

/** Whether a server does not know an operation of this page. */
export const isOtherRelease = (errors: readonly GatewayError[]): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND');

const KEY = 'diri_release';
/** Whether this document is to be loaded anew: code and data of a screen find it out side by side. */
let said = false;

/** Takes back that the page was to be loaded anew: nobody had asked for it yet. */
export function unsayReload(): void {
  said = false;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was said, either.
  }
}

/**
 * Whether the page may be loaded anew by itself. Says so once for each release in a tab: while a deploy goes on the same
 * release may come again, and be answered by the other one again.
 */
export function mayReload(): boolean {
  if (typeof document === 'undefined') return false;
  if (said) return true;
  const release = document.querySelector<HTMLMetaElement>('meta[name=release]')?.content;
  try {
    if (!release || sessionStorage.getItem(KEY) === release) return false;
    sessionStorage.setItem(KEY, release);
    said = true;
    return true;
  } catch {
    // What cannot be remembered would be done again and again.
    return false;
  }
}

/** Whether a server answers where code of this page could not be had: then it has another release. */
export const isReplaced = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
