import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillText } from '../../../../../rules/fillText.ts';
import { DraftNote } from '../../../forms/draft/DraftNote.tsx';
import { useHydrated } from '../../../lib/later/useHydrated.ts';
import { useStepKey } from '../../../quote/life/useStepKey.ts';
import { useSite } from '../../../site/useSite.ts';
import { text } from '../../../theme/text.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Job } from '../../../ui/layout/Job.tsx';
import { JobBody } from '../../../ui/layout/JobBody.tsx';
import { quoteHref } from '../addresses.ts';
import { type FirmRequest, OPEN, offerValues, rowsIn } from '../offerValues.ts';
import type { FirmAnswer } from '../takeFirmStep.ts';
import { firmTexts } from '../texts.ts';
import { ChargesPart } from './ChargesPart.tsx';
import { LinesPart } from './LinesPart.tsx';
import { OfferFoot } from './OfferFoot.tsx';
import type { OfferParts } from './offerParts.ts';
import { ProofsPart } from './ProofsPart.tsx';
import { SumsPart } from './SumsPart.tsx';
import { TermsPart } from './TermsPart.tsx';
import { useKeptOffer } from './useKeptOffer.ts';

const { offer: texts } = firmTexts;

type OfferFormProps = {
  request: FirmRequest;
  /** what an offer that was posted has been answered, or one that was begun and not sent */
  answer: FirmAnswer | undefined;
  /** whether it is the latter */
  restored: boolean;
  /** Hears of an offer that was begun, and with nothing that it is to be begun afresh. */
  onKept: (kept: FirmAnswer | undefined) => void;
};

/** Whether an answer is about the offer, and not about another form of the page. */
export const isOffers = (answer: FirmAnswer | undefined): boolean =>
  answer?.kind === 'edited-offer' || (answer !== undefined && answer.step !== 'ask' && answer.step !== 'close');

/** The answer to a request: lines, fees, terms, proofs, sums. */
export function OfferForm({ request, answer, restored, onKept }: OfferFormProps) {
  const { reference, status, offer, draft } = request;
  const site = useSite();
  const hydrated = useHydrated();
  const key = useStepKey();
  const form = useRef<HTMLFormElement>(null);
  const start = answer ? answer.values : offerValues(request);
  const [rows, setRows] = useState({
    line: Math.max(1, rowsIn(start, 'line')),
    fee: Math.max(1, rowsIn(start, 'fee')),
  });
  const [typed, setTyped] = useState<Record<string, string>>(start);
  const readAs = readAsOf(request, answer);
  const { keep, startAfresh } = useKeptOffer(form, {
    request,
    start: { ...start, ...readAs },
    isFresh: !answer,
    onKept,
  });
  const preview = answer?.kind === 'edited-offer' ? answer.preview : null;
  const errors = answer?.kind === 'refused' ? answer.errors : {};
  const next = (offer?.version ?? 0) + 1;
  const title = fillText(texts.heading, { version: next });
  // What was typed while somebody else ended it stays to be read.
  if (!OPEN.has(status) && !answer)
    return (
      <Job title={firmTexts.request.answer} id="answer">
        <JobBody>
          <p css={text.soft}>{texts.notOpen}</p>
        </JobBody>
      </Job>
    );
  const note = answer ? texts.kept : offer ? fillText(texts.fromOffer, { version: offer.version }) : texts.fromDraft;
  const currency = offer?.currency ?? draft?.currency ?? site.currency;
  const decimals = draft?.decimals ?? null;
  const parts: OfferParts = { request, values: start, errors, hydrated, currency, decimals };
  const read = () => {
    if (!form.current) return;
    const values = valuesIn(form.current);
    setTyped(values);
    keep(values);
  };
  /** Another row, in which one goes on typing. */
  const more = (kind: 'line' | 'fee') => {
    flushSync(() => setRows({ ...rows, [kind]: rows[kind] + 1 }));
    document.getElementById(`${kind}.${rows[kind]}.name`)?.focus();
  };
  const send = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[value=answer]'));
  };
  const hidden = { reference, ...readAs, idempotencyKey: key && `answer ${key}` };
  return (
    <Job
      form
      id="answer"
      title={title}
      note={note}
      method="post"
      encType="multipart/form-data"
      action={quoteHref(reference)}
      ref={form}
      onInput={(_: FormEvent) => read()}
      onKeyDown={send}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {restored && <DraftNote onAfresh={startAfresh}>{texts.restored}</DraftNote>}
      {/* Enter sends the first button of a form: this one only looks. */}
      <input
        type="submit"
        name="step"
        value="preview"
        formAction={`${quoteHref(reference)}#preview`}
        hidden
        tabIndex={-1}
        aria-hidden="true"
      />
      <LinesPart {...parts} typed={typed} rows={rows.line} onMore={() => more('line')} onFilled={read} />
      <ChargesPart {...parts} rows={rows.fee} onMore={() => more('fee')} />
      <TermsPart {...parts} />
      <ProofsPart {...parts} />
      <SumsPart request={request} typed={typed} preview={preview} />
      {errors.files && <Banner kind="error">{errors.files}</Banner>}
      <OfferFoot next={next} hydrated={hydrated} reference={reference} />
    </Job>
  );
}

/**
 * As which version the request counts as read. What was written before somebody else sent an offer is held against that,
 * until its writer has seen that.
 */
function readAsOf({ version, offer }: FirmRequest, answer: FirmAnswer | undefined) {
  const readOffer = String(offer?.version ?? 0);
  const isShown = answer?.kind === 'refused' && answer.code === 'VERSION_CONFLICT';
  return answer && !isShown && answer.values.readOffer !== readOffer
    ? { version: answer.values.version ?? '', readOffer: answer.values.readOffer ?? '' }
    : { version: String(version), readOffer };
}

const valuesIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
