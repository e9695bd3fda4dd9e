import { recordTexts } from '../texts/record.ts';
import { email, line } from './fields.ts';
import { type FormInput, type Validation, validateFields } from './validation.ts';

const fields = { email: email(), firstName: line(), lastName: line(), username: line(60), password: line() };

export type CustomerValues = Readonly<Record<keyof typeof fields, string>>;

/** Holds an account that the operator opens against its rules. */
export const validateCustomer = (input: FormInput<keyof typeof fields>): Validation<CustomerValues> =>
  validateFields(fields, recordTexts.customerLabels, input);
