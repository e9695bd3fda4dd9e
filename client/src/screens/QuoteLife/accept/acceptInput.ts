import type { AcceptOfferInput, AddressInput } from '../../../gql/graphql.ts';

type Values = Readonly<Record<string, string>>;

/** The fields of an address as the form names them. */
const ADDRESS = ['address1', 'address2', 'city', 'state', 'postcode'] as const;

const addressIn = (values: Values, owner: string, country: string): AddressInput => ({
  ...Object.fromEntries(ADDRESS.map(name => [name, values[`${owner}.${name}`] ?? ''])),
  company: values.company ?? '',
  country,
});

/** What the form says as the gateway takes it: one address for both, or the invoice's and the delivery's. */
export function acceptInput(values: Values): AcceptOfferInput {
  const { reference = '', name = '', company = '', vatNumber = '', purchaseOrder = '', country = 'ZA' } = values;
  const { email = '', phone = '', paymentMethod = '' } = values;
  const delivery = addressIn(values, 'delivery', country);
  const same = values.same === '1';
  const contact = { email, phone: phone || null };
  return {
    reference,
    name,
    company: company || null,
    vatNumber: vatNumber || null,
    purchaseOrder: purchaseOrder || null,
    idempotencyKey: values.idempotencyKey || null,
    offerVersion: Number(values.offerVersion),
    billing: { ...(same ? delivery : addressIn(values, 'invoice', country)), ...contact },
    shipping: same ? null : { ...delivery, phone: phone || null },
    paymentMethod,
    terms: values.terms === '1',
    proofsChecked: values.proofsChecked === '1',
  };
}

/** The gateway's names of fields as the form has them. */
export function formField(field: string, { same }: Values): string {
  const [owner = '', name] = field.split('.');
  if (name === 'email' || name === 'phone' || name === 'company') return name;
  if (owner === 'billing') return `${same === '1' ? 'delivery' : 'invoice'}.${name ?? 'address1'}`;
  return owner === 'shipping' ? `delivery.${name ?? 'address1'}` : field;
}
