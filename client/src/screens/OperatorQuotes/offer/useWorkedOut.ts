import { useEffect, useState } from 'react';
import { useAsk } from '../../../data/useAsk.ts';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { PreviewOfferOperation } from '../../../gql/operations/PreviewOffer.ts';
import { useDebounced } from '../../../lib/later/useDebounced.ts';
import { type FirmRequest, offerInput } from '../offerValues.ts';

const PAUSE_MS = 400;

/**
 * The offer that stands in the form, as the gateway works it out; null as long as it cannot be one.
 * @param known as it was worked out for the page, before anything is typed
 */
export function useWorkedOut(
  { reference, version }: FirmRequest,
  typed: Readonly<Record<string, string>>,
  known: OfferViewFragment | null,
): OfferViewFragment | null {
  const ask = useAsk();
  const [worked, setWorked] = useState(known);
  const input = offerInput({ ...typed, reference, version: String(version), artwork: '', idempotencyKey: '' });
  const settled = useDebounced(JSON.stringify({ ...input, proofs: [] }), PAUSE_MS);
  useEffect(() => {
    const asked: typeof input = JSON.parse(settled);
    if (asked.lines.length === 0) return setWorked(null);
    const stop = new AbortController();
    ask(PreviewOfferOperation, { input: asked }, { personal: true, signal: stop.signal }).then(
      ({ data }) => setWorked(data?.result?.__typename === 'Offer' ? data.result : null),
      () => !stop.signal.aborted && setWorked(null),
    );
    return () => stop.abort();
  }, [ask, settled]);
  return worked;
}
