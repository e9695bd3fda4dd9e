import type { Address } from '../data/address.ts';
import type { Session } from '../data/sessions.ts';
import { NOWHERE } from './address.ts';

/** Where the shop stands; a visitor is taken to be from there until he says otherwise. */
const HERE: Address = { ...NOWHERE, state: 'GP', country: 'ZA' };

export const emptySession = (id: string, email = ''): Session => ({
  id,
  lines: [],
  coupons: [],
  billing: { ...HERE, email },
  shipping: { ...HERE },
  rate: '',
});
