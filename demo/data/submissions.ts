import type { Raw } from '../rest/request.ts';
import type { Database } from './database.ts';

export interface Submission {
  id: number;
  form: string;
  reference: string | null;
  fields: Raw;
  at: string;
  /** how often it came again under its reference since the start */
  repeats: number;
}

const repeats = new WeakMap<Database, Map<number, number>>();

/** Stores a sent form and answers its id; a reference seen before answers the first one's id and stores nothing. */
export function keepSubmission(database: Database, form: string, fields: Raw): number {
  const reference = referenceOf(fields);
  const known = reference && database.sqlite.prepare('SELECT id FROM submissions WHERE reference = ?').get(reference);
  if (known) return noteRepeat(database, known.id as number);
  const { lastInsertRowid } = database.sqlite
    .prepare('INSERT INTO submissions (form, reference, fields, at) VALUES (?, ?, ?, ?)')
    .run(form, reference, JSON.stringify(fields), new Date().toISOString());
  database.touch();
  return Number(lastInsertRowid);
}

function noteRepeat(database: Database, id: number): number {
  const times = repeats.get(database) ?? new Map<number, number>();
  repeats.set(database, times.set(id, (times.get(id) ?? 0) + 1));
  return id;
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
    .map(row => {
      const repeated = repeats.get(database)?.get(row.id as number) ?? 0;
      return { ...row, fields: JSON.parse(row.fields as string), repeats: repeated } as unknown as Submission;
    });
}
