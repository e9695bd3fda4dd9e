import { parseStored } from '../../../lib/stored.ts';

/** What was written on a request's page and not sent, with the request's version as it was read. */
export interface Kept<Value> {
  version: number;
  value: Value;
}

/** The form that accepts an offer: its order is made on another page than the one that keeps it. */
export const ACCEPT_FORM = 'accept';

const START = 'diri_step:';
const placeOf = (reference: string, form: string) => `${START}${reference}:${form}`;

/** What this tab alone keeps of a form: it is about one buyer, perhaps on a shared computer. */
export function readKept<Value>(reference: string, form: string): Kept<Value> | null {
  try {
    const kept = parseStored(sessionStorage.getItem(placeOf(reference, form))) as Partial<Kept<Value>> | null;
    return typeof kept?.version === 'number' && kept.value ? (kept as Kept<Value>) : null;
  } catch {
    return null;
  }
}

export function writeKept<Value>(reference: string, form: string, kept: Kept<Value> | null): void {
  try {
    if (kept?.value) sessionStorage.setItem(placeOf(reference, form), JSON.stringify(kept));
    else sessionStorage.removeItem(placeOf(reference, form));
  } catch {
    // It then lasts as long as the page.
  }
}
