/** What was paid back of an order. */
export const refundTexts = { refund: 'Refund', minus: '−{amount}', remaining: 'Total after refund' } as const;
