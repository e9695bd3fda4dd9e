/** A line that brought nothing, and why. */
interface LeftLine {
  number: number;
  text: string;
  /** as its reader is told */
  reason: string;
}

export interface PasteReport {
  /** lines whose product is on the list, or in the cart, now */
  added: number;
  left: LeftLine[];
  /** what the cart's store has to say besides, each thing once */
  notices?: readonly string[];
}

/** Nothing of the list was taken, for a reason that its visitor is told. */
export class PasteRefusal extends Error {}
