/** The currencies a shop of this kind may be set to: name and symbol, the symbol as an entity like WooCommerce's. */
export const CURRENCIES: Record<string, [name: string, symbol: string]> = {
  AUD: ['Australian dollar', '&#36;'],
  BWP: ['Botswana pula', 'P'],
  CHF: ['Swiss franc', '&#67;&#72;&#70;'],
  EUR: ['Euro', '&euro;'],
  GBP: ['Pound sterling', '&pound;'],
  JPY: ['Japanese yen', '&yen;'],
  KES: ['Kenyan shilling', 'KSh'],
  LSL: ['Lesotho loti', 'L'],
  MZN: ['Mozambican metical', 'MT'],
  NAD: ['Namibian dollar', 'N&#36;'],
  SZL: ['Swazi lilangeni', 'E'],
  USD: ['United States (US) dollar', '&#36;'],
  ZAR: ['South African rand', '&#82;'],
  ZMW: ['Zambian kwacha', 'ZK'],
};
