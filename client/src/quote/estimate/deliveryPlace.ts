/** Where goods go, as far as delivery is priced by it. */
export interface DeliveryPlace {
  /** its code; empty for the shop's own */
  readonly country: string;
  readonly postcode: string;
}

export type DeliveryCountries = readonly { readonly code: string; readonly name: string }[];

export const NOWHERE: DeliveryPlace = { country: '', postcode: '' };

/** Shorter ones are being typed. */
const SHORTEST_POSTCODE = 4;

/** The place as an estimate is asked for it. */
export const askedPlace = ({ country, postcode }: DeliveryPlace) => ({
  country: country || null,
  postcode: postcode.trim().length < SHORTEST_POSTCODE ? null : postcode.trim(),
});
