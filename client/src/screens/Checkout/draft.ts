import type { FormValues } from '../../forms/formValues.ts';
import { inTab } from '../../lib/inTab.ts';

/** What stands in the form, until there is an order. */
export const draft = inTab<FormValues>('diri_checkout');
