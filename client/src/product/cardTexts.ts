/** Wherever products stand, or should. */
export const cardTexts = {
  home: 'Home',
  products: 'Products',
  withTax: 'All prices are per pack and include VAT.',
  withoutTax: 'All prices are per pack and exclude VAT.',
  chooseOptions: 'Choose options',
  chooseOptionsFor: 'Choose options: {name}',
  sample: 'These are sample products. They stand in while the shop cannot be reached, and are not for sale.',
  asOf: 'The shop does not answer just now. Names, prices and stock are as of {when}, and some details are missing.',
  title: 'Product Catalog',
  failed: 'Failed to Load Products',
  failedMessage: 'The products could not be loaded just now. The shop did not answer.',
  reload: 'Reload',
} as const;
