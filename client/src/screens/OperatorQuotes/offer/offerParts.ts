import type { FirmRequest } from '../offerValues.ts';

/** What every part of the form reads. */
export interface OfferParts {
  request: FirmRequest;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** whether scripts have taken the form over */
  hydrated: boolean;
  currency: string;
  /** that the shop rounds sums to; null where it cannot be asked */
  decimals: number | null;
}
