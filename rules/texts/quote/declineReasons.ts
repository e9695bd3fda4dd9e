/** Why a buyer declines an offer, as one chooses it and as the firm reads it. */
export const declineReasons = {
  PRICE: 'Price',
  LEAD_TIME: 'Lead time',
  OTHER_SUPPLIER: 'Found another supplier',
  NOT_NEEDED: 'No longer needed',
  OTHER: 'Other',
} as const;
