import type { AddressField } from '../../../../../rules/address/address.ts';
import { addressTexts } from '../../../../../rules/address/texts.ts';
import { checkoutTexts } from '../../../../../rules/texts/checkout.ts';

export type Owner = 'billing' | 'shipping';
type InvoiceField = keyof typeof checkoutTexts.labels;

/** A field by its name in the form, which is its name in the gateway's answers too. */
export type CheckoutField = `${Owner}.${AddressField}` | Owner | InvoiceField | 'paymentMethod' | 'terms' | 'elsewhere';

const inAddress = Object.keys(addressTexts.labels) as AddressField[];
const ofAddress = (owner: Owner, fields: readonly AddressField[]): CheckoutField[] => [
  owner,
  ...fields.map(field => `${owner}.${field}` as const),
];

/** The fields as the form shows them. */
export const checkoutFields: readonly CheckoutField[] = [
  'billing.email',
  'billing.phone',
  ...ofAddress(
    'billing',
    inAddress.filter(field => field !== 'email' && field !== 'phone'),
  ),
  ...ofAddress(
    'shipping',
    inAddress.filter(field => field !== 'email'),
  ),
  ...(Object.keys(checkoutTexts.labels) as InvoiceField[]),
  'paymentMethod',
  'terms',
];

/** The parts of an address that shipping and tax depend on. */
export const placeFields = ['country', 'state', 'city', 'postcode'] as const;

/** What a ticked box sends. */
export const TICKED = 'yes';
