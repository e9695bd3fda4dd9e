import { commentTexts } from '../texts/comment.ts';
import { email, requiredLine, requiredText } from './fields.ts';
import { type FormInput, type Validation, validateFields } from './validation.ts';

const fields = { author: requiredLine(), email: email(), content: requiredText() };

export type CommentField = keyof typeof fields;

/** A comment, normalised. */
export type CommentValues = Readonly<Record<CommentField, string>>;

/** Holds a comment against the form's rules. */
export const validateComment = (input: FormInput<CommentField>): Validation<CommentValues> =>
  validateFields(fields, commentTexts.labels, input);
