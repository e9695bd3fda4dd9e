import { late } from '../../lib/later/late.ts';

/** What became of an order that was sent: at hand long before one is. */
export const OrderState = late(async () => (await import('./OrderBanner.tsx')).OrderBanner);
