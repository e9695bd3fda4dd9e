/** Whom the probes of the cart are for. */
export const billing = {
  first_name: 'Contract',
  last_name: 'Probe',
  company: '',
  address_1: '1 Main Road',
  address_2: '',
  city: 'Cape Town',
  state: 'WC',
  postcode: '8001',
  country: 'ZA',
  email: 'probe@contract.example',
  phone: '0215550101',
};
