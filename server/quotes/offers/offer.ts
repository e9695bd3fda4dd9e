/** Goods of an offer. Amounts are exact decimal strings in major units, without tax where nothing else is said. */
export interface OfferLine {
  readonly productId: number | null;
  readonly variationId: number | null;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  /** what is counted; empty where it is pieces */
  readonly unit: string;
  readonly labelsPerUnit: number | null;
  readonly unitPrice: string;
  /** of its product, in the word of the shop's rates; null where it is not taxed. Earlier releases stored none: all is standard */
  readonly taxClass?: string | null;
  readonly net: string;
  readonly tax: string;
}

/** Something that is paid beside the goods. */
export interface OfferFee {
  readonly name: string;
  readonly net: string;
  readonly tax: string;
}

/** A file that shows what will be made; it lies among the request's files. */
interface OfferProof {
  readonly id: string;
}

/** A way to pay as the shop named it when the offer was sent. */
interface PayWay {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** What the firm offers, as it is stored: with all its sums, so that they are never worked out anew. */
export interface Offer {
  readonly lines: readonly OfferLine[];
  readonly fees: readonly OfferFee[];
  readonly delivery: OfferFee | null;
  readonly country: string;
  /** code of the province or state, where the tax depends on it; earlier releases stored none */
  readonly state?: string;
  /** null where no tax is due, or several are */
  readonly taxRate: { readonly label: string; readonly percent: string } | null;
  readonly currency: string;
  readonly totals: OfferTotals;
  readonly leadTimeDays: number | null;
  readonly terms: string;
  readonly note: string;
  readonly proofs: readonly OfferProof[];
  /** what can be chosen while the shop does not answer; earlier releases stored none */
  readonly payWays?: readonly PayWay[];
}

/** The parts of an offer's sum. */
interface OfferTotals {
  readonly goods: string;
  readonly fees: string;
  readonly delivery: string;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
}

/** An offer as it was sent. */
export interface SentOffer extends Offer {
  readonly version: number;
  /** milliseconds since 1970, as all times here */
  readonly sentAt: number;
  readonly validUntil: number;
}

/** Whether nothing is to be paid for it, by no way. */
export const isFree = ({ totals }: Offer): boolean => Number(totals.total) === 0;
