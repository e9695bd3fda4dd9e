/** The phone input of the quote page. */
export const phoneTexts = {
  invalid: 'Please enter a valid phone number for {country}',
} as const;

/** An address at the checkout. */
export const addressTexts = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    address1: 'Street address',
    address2: 'Unit, building or floor',
    city: 'Town or city',
    state: 'Province',
    postcode: 'Postal code',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
  },
  country: 'Please choose a country.',
  noPostcode: 'Please enter your postal code.',
  postcode: 'Please enter a valid postal code for {country}.',
  province: 'Please choose a province.',
  provinces: {
    EC: 'Eastern Cape',
    FS: 'Free State',
    GP: 'Gauteng',
    KZN: 'KwaZulu-Natal',
    LP: 'Limpopo',
    MP: 'Mpumalanga',
    NC: 'Northern Cape',
    NW: 'North West',
    WC: 'Western Cape',
  },
  /** countries that are delivered to besides those whose phone numbers are known */
  neighbours: {
    CD: 'Congo (DRC)',
    MG: 'Madagascar',
    MU: 'Mauritius',
    UG: 'Uganda',
  },
} as const;
