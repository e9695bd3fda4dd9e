import type { Address, Session } from '../data/sessions.ts';

/** Where the shop stands; a visitor is taken to be from there until he says otherwise. */
const HERE: Address = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: 'GP',
  postcode: '',
  country: 'ZA',
  phone: '',
};

export const emptySession = (id: string, email = ''): Session => ({
  id,
  lines: [],
  coupons: [],
  billing: { ...HERE, email },
  shipping: { ...HERE },
  rate: '',
});
