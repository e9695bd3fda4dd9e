import { type FirmRequest, offerValues } from '../offerValues.ts';
import type { FirmAnswer } from '../takeFirmStep.ts';

/** The offer that was sent while another was written; null where it was another step, or none. */
export function overtaking({ offer }: FirmRequest, answer: FirmAnswer | undefined): FirmRequest['offer'] {
  if (answer?.kind !== 'refused' || answer.code !== 'VERSION_CONFLICT' || answer.step !== 'answer') return null;
  return offer && offer.version > Number(answer.values.readOffer ?? 0) ? offer : null;
}

/** The offer that counts, as its form would have it. */
export const theirValues = (request: FirmRequest): Record<string, string> => ({
  ...offerValues(request),
  note: request.offer?.note ?? '',
});
