import { type RefObject, useEffect } from 'react';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import { readKept, writeKept } from '../../../quote/life/kept/keptInTab.ts';
import { compareOffers } from '../conflict/compareOffers.ts';
import { theirValues } from '../conflict/overtaking.ts';
import type { FirmRequest } from '../offerValues.ts';
import type { EditedOffer } from '../takeFirmStep.ts';

type Values = Record<string, string>;

const FORM = 'answer';
interface UseKeptOffer {
  request: FirmRequest;
  /** what the form begins with */
  start: Readonly<Values>;
  /** whether that is the request's own, and not what was typed before */
  isFresh: boolean;
  /** Hears of an offer that was begun, and with nothing that it is to be begun afresh. */
  onKept: (kept: EditedOffer | undefined) => void;
}

/**
 * Whether what was kept was sent, or its request closed: the page says so or, where it was left before any script ran, the
 * offer that counts is it. That it was posted and that the request went on does not say that it arrived.
 */
function isTaken(request: FirmRequest, kept: Values, done: string | null): boolean {
  if (done === 'close') return true;
  // The page may speak of the offer before this one still.
  if (kept.readOffer === String(request.offer?.version ?? 0)) return false;
  return done === 'answer' || compareOffers(theirValues(request), kept).every(({ theirs, yours }) => theirs === yours);
}

/**
 * Keeps in this tab an offer that was begun and not sent: another form of the page, a link, a key or a session that has
 * ended leads away from it.
 */
export function useKeptOffer(
  form: RefObject<HTMLFormElement | null>,
  { request, start, isFresh, onKept }: UseKeptOffer,
) {
  const { reference, version } = request;
  const query = usePageQuery();
  const keep = (values: Values) => writeKept(reference, FORM, { version: Number(values.version), value: values });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useEffect(() => {
    if (!isFresh) return keep({ ...start });
    const kept = readKept<Values>(reference, FORM);
    if (!kept) return;
    if (kept.version < version && isTaken(request, kept.value, query.get('done')))
      return writeKept(reference, FORM, null);
    // What was typed before any script ran is newer.
    const isTyped = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea') ?? [])]
      .filter(({ type }) => type !== 'checkbox' && type !== 'submit' && type !== 'file')
      .some(({ name, value }) => value !== (start[name] ?? ''));
    if (!isTyped) onKept({ kind: 'edited-offer', values: kept.value, preview: null });
  }, []);
  return {
    keep,
    startAfresh: () => {
      writeKept(reference, FORM, null);
      onKept(undefined);
    },
  };
}
