import { isReference } from '../../../rules/reference.ts';
import type { SentForm } from './formOutcome.ts';

const MOMENT = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d[+-][01]\d:[0-5]\d$/;

/** What became of a form sent without scripts, in the address that it leads back to. */
export const sentQuery = ({ reference, answerBy }: Pick<SentForm, 'reference' | 'answerBy'>): string =>
  new URLSearchParams({ sent: reference, ...(answerBy ? { by: answerBy } : {}) }).toString();

/** Reads it again; nothing where the reference is made up. */
export function readSent(query: URLSearchParams): SentForm | undefined {
  const reference = query.get('sent') ?? '';
  const by = query.get('by') ?? '';
  if (!isReference(reference)) return undefined;
  return { kind: 'sent', reference, receivedAt: null, answerBy: MOMENT.test(by) ? by : null, asked: null };
}
