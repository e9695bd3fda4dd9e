import type { SeedCoupon } from './types.ts';

export const coupons: SeedCoupon[] = [
  { code: 'SAVE10', amount: '10.00', type: 'percent', minimum: '', expires: '', freeShipping: false },
  {
    code: 'WINTER25',
    amount: '25.00',
    type: 'percent',
    minimum: '',
    expires: '2026-08-31T00:00:00',
    freeShipping: false,
  },
  {
    code: 'BULK500',
    amount: '500.00',
    type: 'fixed_cart',
    minimum: '5000.00',
    expires: '2027-12-31T00:00:00',
    freeShipping: false,
  },
  { code: 'FREESHIP', amount: '0.00', type: 'fixed_cart', minimum: '', expires: '', freeShipping: true },
];
