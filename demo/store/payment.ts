export interface PaymentMethod {
  id: string;
  title: string;
  description: string;
  /** told after the order and in its mail */
  instructions?: string;
  enabled: boolean;
  /** of an order that was placed with it; `pending` waits for its payment at the provider */
  status: 'on-hold' | 'processing' | 'pending';
}

export const PAYMENT_METHODS: PaymentMethod[] = [
  {
    id: 'bacs',
    title: 'Bank transfer (EFT)',
    description:
      'Pay into our bank account and use the order number as reference. We send when the payment has arrived.',
    enabled: true,
    status: 'on-hold',
  },
  { id: 'cheque', title: 'Cheque', description: '', enabled: false, status: 'on-hold' },
  {
    id: 'cod',
    title: 'Cash on delivery',
    description: 'Pay the courier when the parcel arrives.',
    enabled: true,
    status: 'processing',
  },
  { id: 'card_test', title: 'Card', description: 'Pay by card.', enabled: true, status: 'pending' },
];

export const METHODS_OFFERED = PAYMENT_METHODS.filter(method => method.enabled);
