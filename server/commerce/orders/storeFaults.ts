import { z } from 'zod';
import { wordIn } from '../../../rules/wordIn.ts';
import { listOf } from '../../upstreams/fields.ts';
import type { StoreRefusal } from '../../upstreams/store/refusal.ts';
import { spoken } from '../../upstreams/store/spoken.ts';

/** What the store finds wrong with a field, under the field's name in our schema. */
export interface StoreFault {
  field: string;
  code: string;
  message: string;
}

/** Why a parameter is refused as a whole, by the store's code for it: which of the address's fields is meant. */
const FIELD_OF_CODE: Record<string, string> = {
  invalid_email: 'email',
  invalid_postcode: 'postcode',
  invalid_country: 'country',
  invalid_state: 'state',
  invalid_phone: 'phone',
};

/** Sentences begin with the field's label; a country may name its own. */
const FIELD_OF_LABEL: [RegExp, string][] = [
  [/^first name/i, 'firstName'],
  [/^last name/i, 'lastName'],
  [/^company/i, 'company'],
  [/^(street )?address( line)? ?2|^apartment/i, 'address2'],
  [/^(street )?address/i, 'address1'],
  [/^(town|city|suburb)/i, 'city'],
  [/^(state|province|county|region|district)/i, 'state'],
  [/^(postcode|postal|zip|eircode|pin)/i, 'postcode'],
  [/^country/i, 'country'],
  [/^phone/i, 'phone'],
  [/^email/i, 'email'],
];

const OWNERS: Record<string, string> = {
  billing: 'billing',
  billing_address: 'billing',
  shipping: 'shipping',
  shipping_address: 'shipping',
};

const params = z.object({
  params: z.record(z.string(), spoken),
  details: z.record(z.string(), z.object({ code: z.string() })).optional(),
});
const addressErrors = z.object({ errors: z.record(z.string(), listOf(spoken)) });

/**
 * The store's refusal of an address or a parameter, field by field, as far as a buyer may read why; empty for a refusal of
 * another kind.
 */
export const storeFaults = (refused: StoreRefusal): StoreFault[] => faultsOf(refused).filter(({ message }) => message);

function faultsOf({ code, data, message }: StoreRefusal): StoreFault[] {
  if (code === 'woocommerce_rest_missing_email_address') return [{ field: 'billing.email', code: 'REQUIRED', message }];
  if (code === 'woocommerce_rest_invalid_address') return ofAddresses(data);
  if (code === 'rest_invalid_param') return ofParams(data);
  return [];
}

function ofAddresses(data: unknown): StoreFault[] {
  const { errors } = addressErrors.safeParse(data).data ?? { errors: {} };
  return Object.entries(errors).flatMap(([owner, said]) => {
    const fieldOfMessage = (message: string) =>
      fieldOf(owner, FIELD_OF_LABEL.find(([label]) => label.test(message))?.[1]);
    // In another language, and of what a plugin asks, all is of the address as a whole.
    return [...Map.groupBy(said.filter(Boolean), fieldOfMessage)].map(([field, messages]) => ({
      field,
      code: 'REFUSED',
      message: messages.join(', '),
    }));
  });
}

function ofParams(data: unknown): StoreFault[] {
  const parsed = params.safeParse(data).data;
  return Object.entries(parsed?.params ?? {}).map(([param, message]) => {
    const known = wordIn(FIELD_OF_CODE, parsed?.details?.[param]?.code);
    // The list of every country of the world helps nobody.
    return { field: fieldOf(param, known), code: 'REFUSED', message: message.split('. Must be one of')[0]! };
  });
}

function fieldOf(param: string, field: string | undefined): string {
  if (param === 'payment_method') return 'paymentMethod';
  const owner = wordIn(OWNERS, param) ?? param;
  return field ? `${owner}.${field}` : owner;
}
