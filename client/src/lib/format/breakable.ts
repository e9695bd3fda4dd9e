/** A formatted amount that may go on below its currency: where there is no room for both, no digits part. */
export const breakable = (amount: string): string => amount.replace('\u00a0', ' ');
