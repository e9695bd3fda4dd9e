import * as z from 'zod/mini';
import { fillText } from '../fillText.ts';
import type { Fault } from './fields.ts';
import { fieldTexts } from './texts.ts';

/** Why a value is refused. */
type FieldErrorCode =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'OUT_OF_RANGE'
  | 'INVALID_EMAIL'
  | 'UNKNOWN_OPTION'
  | 'INVALID_PHONE'
  | 'INVALID_POSTCODE'
  | 'INVALID_VAT_NUMBER';

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
  const values = {} as Record<Field, string>;
  const errors: FieldErrors<Field> = {};
  // Field by field: zod compiles whole objects with `new Function`, which the site's policy reports as a violation.
  for (const name of Object.keys(fields) as Field[]) {
    const given = input[name];
    const field: z.ZodMiniType<string, string> = fields[name];
    const result = z.safeParse(field, typeof given === 'string' ? given : '');
    if (result.success) values[name] = result.data;
    else errors[name] = fieldError(labels[name], result.error.issues[0]);
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors };
}

// The schemas of `fields.ts` say their fault as the issue's message.
function fieldError(label: string, issue: { message: string; maximum?: unknown } | undefined): FieldError {
  const fault = issue?.message as Fault;
  const max = String(issue?.maximum ?? '');
  return { code: codes[fault], message: fillText(fieldTexts[fault], { label: label.toLowerCase(), max }) };
}
