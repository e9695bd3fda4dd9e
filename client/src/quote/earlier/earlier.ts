import type { FormValues } from '../../forms/formValues.ts';
import { parseStored, writeStored } from '../../lib/stored.ts';
import { type QuoteItems, readItems } from '../list/items.ts';

/** The last quote request that left this browser. */
export interface EarlierRequest {
  reference: string;
  /** when the gateway stored it */
  receivedAt: string | null;
  values: FormValues;
  items: QuoteItems;
}

export const EARLIER = 'diri_last_request';

/** The fields that say who asks. */
export const CONTACT_FIELDS: readonly string[] = ['name', 'company', 'email', 'phoneCountry', 'phone'];

/** Reads it as it was stored; null where there is none. */
export function parseEarlier(text: string | null): EarlierRequest | null {
  const stored = parseStored(text) as Partial<Record<keyof EarlierRequest, unknown>> | null;
  const { reference, receivedAt, values, items } = stored ?? {};
  if (typeof reference !== 'string' || typeof values !== 'object' || values === null) return null;
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return {
    reference,
    receivedAt: typeof receivedAt === 'string' ? receivedAt : null,
    values: Object.fromEntries(texts),
    items: readItems(items),
  };
}

export const rememberRequest = (request: EarlierRequest): void => writeStored(EARLIER, JSON.stringify(request));
export const forgetRequest = (): void => writeStored(EARLIER, null);
