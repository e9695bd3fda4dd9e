import type { FieldError } from '../gql/types.ts';

export const fieldError = (field: string, code: string, message: string): FieldError => ({ field, code, message });
