import type { RefusedForm } from '../../../forms/formOutcome.ts';

/** A file that was stored with a form. */
export interface KeptFile {
  id: string;
  name: string;
}

/** The files that were stored with a posted form, each in a field of its own. */
export const filesIn = (values: Readonly<Record<string, string>>): KeptFile[] =>
  Object.entries(values).flatMap(([field, name]) =>
    field.startsWith('artwork.') ? [{ id: field.slice(8), name }] : [],
  );

/** Those of a refused form, but for those that it was refused for. */
export const keptFilesOf = (refused: RefusedForm | undefined, step: string): KeptFile[] =>
  refused?.step === step && !refused.errors.artwork ? filesIn(refused.values) : [];
