import { useSearchParams } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { ErrorList } from '../../forms/ErrorList.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { CopyButton } from '../../ui/inputs/CopyButton.tsx';
import { quoteHref } from './addresses.ts';
import { neighboursOf, type Queue } from './neighboursOf.ts';
import type { FirmRequest } from './offerValues.ts';
import type { FirmAnswer } from './takeFirmStep.ts';
import { firmTexts } from './texts.ts';

const { done: texts } = firmTexts;

type FirmBannersProps = { request: FirmRequest; answer: FirmAnswer | undefined; queue: Queue };

/** What was done, or why nothing was; without mail the link to send oneself. */
export function FirmBanners({ request, answer, queue }: FirmBannersProps) {
  const [query] = useSearchParams();
  const { mailed, link } = request;
  if (answer?.kind === 'refused-step') return <Refused answer={answer} />;
  const done = doneWords(query.get('done'), request);
  if (!done || answer) return null;
  const { next } = neighboursOf(request.reference, queue);
  return (
    <>
      <Banner kind="success" action={next && <a href={quoteHref(next.reference)}>{texts.next}</a>}>
        <b>{done}</b> {next && (next.company ?? next.name)}
      </Banner>
      {!mailed && (
        <Banner kind="warning" icon="clock" action={<CopyButton value={link} what={firmTexts.request.link} />}>
          <b>{texts.mailOff}</b> {texts.mailOffText}
        </Banner>
      )}
    </>
  );
}

function doneWords(done: string | null, { offer, email, mailed }: FirmRequest): string | null {
  if (done === 'answer' && offer)
    return fillText(mailed ? texts.answer : texts.saved, { version: offer.version, email });
  return done === 'ask' || done === 'close' ? texts[done] : null;
}

function Refused({ answer: { code, message, errors } }: { answer: Extract<FirmAnswer, { kind: 'refused-step' }> }) {
  if (code === 'VERSION_CONFLICT')
    return (
      <Banner kind="error" live action={<a href="#said">{firmTexts.compare}</a>}>
        <b>{firmTexts.conflict}</b> {firmTexts.conflictText}
      </Banner>
    );
  const listed = Object.entries(errors).map(([field, words]) => ({
    target: field,
    message: words,
    focus: () => document.getElementById(field)?.focus(),
  }));
  return (
    <Banner kind="error" live>
      {listed.length > 0 && code === 'VALIDATION_FAILED' ? firmTexts.check : message}
      {code === 'VALIDATION_FAILED' && <ErrorList errors={listed} />}
    </Banner>
  );
}
