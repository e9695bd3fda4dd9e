import { fillText } from '../../../../rules/fillText.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { ErrorList } from '../../forms/ErrorList.tsx';
import { errorsById } from '../../forms/listErrors.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { CopyButton } from '../../ui/inputs/CopyButton.tsx';
import { quoteHref } from './addresses.ts';
import { overtaking } from './conflict/overtaking.ts';
import { neighboursOf, type Queue } from './neighboursOf.ts';
import type { FirmRequest } from './offerValues.ts';
import type { FirmAnswer } from './takeFirmStep.ts';
import { firmTexts } from './texts.ts';

const { done: texts, offer: offerTexts } = firmTexts;

type FirmBannersProps = { request: FirmRequest; answer: FirmAnswer | undefined; queue: Queue };

/** What was done, or why nothing was; without mail the link to send oneself. */
export function FirmBanners({ request, answer, queue }: FirmBannersProps) {
  const query = usePageQuery();
  const { mailed, link } = request;
  if (answer?.kind === 'refused') return <Refused answer={answer} request={request} />;
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

type RefusedProps = { answer: Extract<FirmAnswer, { kind: 'refused' }>; request: FirmRequest };

function Refused({ answer, request }: RefusedProps) {
  const { code, message, errors, values } = answer;
  if (code === 'VERSION_CONFLICT') return <Conflict offer={overtaking(request, answer)} />;
  const listed = errorsById(errors, values, sayOfLine);
  return (
    <Banner kind="error" requestId={answer.requestId} live>
      {listed.length > 0 && code === 'VALIDATION_FAILED' ? firmTexts.check : message}
      {code === 'VALIDATION_FAILED' && <ErrorList errors={listed} />}
    </Banner>
  );
}

/** Names the line, and its quantity, of which the same is said as of the labels a unit. */
function sayOfLine(target: string, message: string): string {
  const [, at, quantity] = /^line\.(\d+)\.(quantity)?/.exec(target) ?? [];
  if (!at) return message;
  return `${fillText(quantity ? offerTexts.lineQuantity : offerTexts.line, { number: +at + 1 })}: ${message}`;
}

/** What somebody else did meanwhile, and where the two can be compared. */
function Conflict({ offer }: { offer: FirmRequest['offer'] }) {
  const { conflict } = firmTexts;
  const [href, head, words] = offer
    ? [
        '#compare',
        fillText(conflict.offer, { version: offer.version, time: shortMoment(offer.sentAt) }),
        fillText(conflict.offerText, { next: offer.version + 1 }),
      ]
    : ['#said', conflict.step, conflict.stepText];
  return (
    <Banner kind="error" live action={<a href={href}>{conflict.compare}</a>}>
      <b>{head}</b> {words}
    </Banner>
  );
}
