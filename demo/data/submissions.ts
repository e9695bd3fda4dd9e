import type { Raw } from '../rest/request.ts';
import type { Database } from './database.ts';

export interface Submission {
  id: number;
  form: string;
  reference: string | null;
  fields: Raw;
  at: string;
}

/** Stores a sent form and answers its id; a reference seen before answers the first one's id and stores nothing. */
export function keepSubmission(database: Database, form: string, fields: Raw): number {
  const reference = referenceOf(fields);
  const known = reference && database.sqlite.prepare('SELECT id FROM submissions WHERE reference = ?').get(reference);
  if (known) return known.id as number;
  const { lastInsertRowid } = database.sqlite
    .prepare('INSERT INTO submissions (form, reference, fields, at) VALUES (?, ?, ?, ?)')
    .run(form, reference, JSON.stringify(fields), new Date().toISOString());
  database.touch();
  return Number(lastInsertRowid);
}

/** A caller that retries sends the same reference, in a field of its own or as text where the form has no such field. */
function referenceOf(fields: Raw): string | null {
  if (typeof fields.reference === 'string' && fields.reference !== '') return fields.reference;
  const text = `${fields.additionalInfo ?? ''}\n${fields.message ?? ''}`;
  return /\bReference:\s*([A-Z]+-[\w-]+)/i.exec(text)?.[1] ?? null;
}

export function listSubmissions(database: Database): Submission[] {
  return database.sqlite
    .prepare('SELECT id, form, reference, fields, at FROM submissions ORDER BY id')
    .all()
    .map(row => ({ ...row, fields: JSON.parse(row.fields as string) }) as unknown as Submission);
}
