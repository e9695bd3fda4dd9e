import { parseStored, readStored, writeStored } from '../../lib/stored.ts';
import type { FormValues } from '../formValues.ts';

/** A form that was begun and not sent. */
export interface Draft {
  /** where the visitor came from: the query that filled in the form */
  entrance: string;
  values: FormValues;
}

export const QUOTE_DRAFT = 'diri_quote_draft';
export const MESSAGE_DRAFT = 'diri_message_draft';

/** It holds a person's details, perhaps on a shared computer. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** What says nothing of what a visitor wants: the country that is preset, the product of the page, the field for machines. */
const PRESET = new Set(['phoneCountry', 'about', 'website']);

export function readDraft(key: string): Draft | null {
  const stored = parseStored(readStored(key)) as { savedAt?: unknown; entrance?: unknown; values?: unknown } | null;
  const { savedAt, entrance, values } = stored ?? {};
  if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return null;
  if (Math.abs(Date.now() - savedAt) > KEPT_MS) return null;
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return { entrance: String(entrance), values: Object.fromEntries(texts) };
}

/** Keeps what stands in a form; an empty one is not kept. */
export function writeDraft(key: string, { entrance, values }: Draft): void {
  const begun = Object.entries(values).some(([name, value]) => value !== '' && !PRESET.has(name));
  writeStored(key, begun ? JSON.stringify({ savedAt: Date.now(), entrance, values }) : null);
}

export const eraseDraft = (key: string): void => writeStored(key, null);
