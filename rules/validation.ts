import * as z from 'zod/mini';
import type { Fault } from './fields.ts';
import { fillText } from './fillText.ts';
import { fieldTexts } from './texts.ts';

/** Why a value is refused. */
export type FieldErrorCode = 'REQUIRED' | 'TOO_LONG' | 'INVALID_EMAIL' | 'UNKNOWN_OPTION' | 'INVALID_PHONE';

/** What is wrong with one field: a code for programs, a sentence for the visitor. */
export interface FieldError {
  readonly code: FieldErrorCode;
  readonly message: string;
}

/** The first fault of every field that has one. */
export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;

/** The normalised values, or what is wrong with them. */
export type Validation<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: FieldErrors<keyof Values & string> };

/** What a form or a program sends: any field may be absent or null, which counts as empty. */
export type FormInput<Field extends string> = { readonly [K in Field]?: string | null };

const codes: Record<Fault, FieldErrorCode> = {
  required: 'REQUIRED',
  unchosen: 'REQUIRED',
  tooLong: 'TOO_LONG',
  email: 'INVALID_EMAIL',
  unknown: 'UNKNOWN_OPTION',
};

type StringShape<Field extends string> = Record<Field, z.ZodMiniType<string, string>>;

/**
 * Holds values against a form's fields. Unknown fields are dropped; something that is not text counts as empty.
 * `labels` supplies the fields' names for the sentences.
 */
export function validateFields<Field extends string>(
  fields: StringShape<Field>,
  labels: Readonly<Record<NoInfer<Field>, string>>,
  input: FormInput<NoInfer<Field>>,
): Validation<Record<Field, string>> {
  const names = Object.keys(fields) as Field[];
  const given = Object.fromEntries(names.map(name => [name, typeof input[name] === 'string' ? input[name] : '']));
  const result = z.safeParse(z.object(fields), given);
  if (result.success) return { ok: true, values: result.data as Record<Field, string> };
  const errors: FieldErrors<Field> = {};
  for (const issue of result.error.issues) {
    const name = issue.path[0] as Field;
    errors[name] ??= fieldError(issue.message as Fault, labels[name], issue);
  }
  return { ok: false, errors };
}

function fieldError(fault: Fault, label: string, issue: object): FieldError {
  const max = 'maximum' in issue ? String(issue.maximum) : '';
  return { code: codes[fault], message: fillText(fieldTexts[fault], { label: label.toLowerCase(), max }) };
}
