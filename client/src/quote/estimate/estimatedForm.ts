import type { NotAdded } from '../list/PlainAdd.tsx';
import type { DeliveryPlace } from './deliveryPlace.ts';
import type { ShownEstimate } from './useEstimate.ts';

/** The button that asks for the estimate of a form, without scripts. */
export const WORK_OUT = 'workOut';

/** A quote form that was not sent, but asked what its goods cost, or changed what they are. */
export interface EstimatedForm {
  kind: 'estimated';
  /** what stood in it */
  values: Record<string, string>;
  place: DeliveryPlace;
  /** null where it could not be had */
  estimate: ShownEstimate | null;
  /** what was to be put on its list, and why it was not */
  notAdded: NotAdded | null;
}
