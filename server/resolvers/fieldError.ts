import type { FieldError } from '../gql/types.ts';

export const fieldError = (field: string, code: string, message: string): FieldError => ({ field, code, message });

/** What is wrong with fields, below what is said of them all. */
export const validationFailure = (message: string, errors: FieldError[]) => ({
  __typename: 'ValidationFailure' as const,
  code: 'VALIDATION_FAILED',
  message,
  errors,
});
