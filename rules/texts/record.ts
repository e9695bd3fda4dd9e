/** What is wrong with an order or an account that the operator writes into the shop. */
export const recordTexts = {
  invalid: 'Nothing was written: please check what is marked.',
  noItems: 'Please give at least one line, and at most 100.',
  unknownProduct: 'There is no such product, or it is not published.',
  notForSale: 'This product cannot be bought.',
  chooseVariation: 'Please choose one of the variations of this product.',
  outOfStock: 'This product is out of stock.',
  notEnough: 'There are only {count} of this product.',
  quantity: 'Please give a whole number from 1 to 100000.',
  payment: 'The shop has no such way to pay.',
  delivery: 'Please give an amount of 0 or more.',
  emailTaken: 'There is an account with this e-mail address already.',
  usernameTaken: 'There is an account with this user name already.',
  customer: 'There is no such account.',
  refused: 'The shop did not take it.',
  unclear: 'The shop did not answer, so it may have the order. Please look for it before you write it again.',
  customerLabels: {
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    username: 'User name',
    password: 'Password',
  },
  noteLabel: 'Note',
  /** what is charged under no name, as the shop's own screens have it */
  fee: 'Fee',
  andMore: '{names} and {count} more',
} as const;
