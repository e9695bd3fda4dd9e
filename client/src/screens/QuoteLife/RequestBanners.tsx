import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { Outcome } from '../../quote/life/Outcome.tsx';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { useSite } from '../../site/useSite.ts';
import { media } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { AskAgain } from './AskAgain.tsx';
import { orderStanding } from './orderStanding.ts';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts } from './texts.ts';

const { banners: texts, done, failures } = quoteLifeTexts;
const unprinted = css({ display: 'grid', gap: 16, [media.print]: { display: 'none' }, '&:empty': { display: 'none' } });

type RequestBannersProps = { request: ShownRequest; refused: RefusedForm | undefined };

/** What just happened or did not, then where the request stands in words. */
export function RequestBanners({ request, refused }: RequestBannersProps) {
  const query = usePageQuery();
  const { sendsMail } = useSite();
  const step = query.get('done') as keyof typeof done | null;
  return (
    <Outcome css={unprinted} answers={refused !== undefined}>
      {refused && <Refused refused={refused} request={request} />}
      {!refused && step && Object.hasOwn(done, step) && (
        <Banner kind="success">{step === 'reply' && !sendsMail ? quoteLifeTexts.replyUnmailed : done[step]}</Banner>
      )}
      {!step && query.get('reminders') === 'stop' && request.reminders && <StopReminders request={request} />}
      <Standing request={request} />
    </Outcome>
  );
}

/** What the mail's link asks for: one button, as a mail scanner opens every link. */
const StopReminders = ({ request: { reference, version } }: { request: ShownRequest }) => (
  <Banner
    kind="info"
    action={
      <StepForm action={quoteHref(reference)} step="stop" reference={reference} version={version}>
        <LinkButton type="submit">{quoteLifeTexts.stop}</LinkButton>
      </StepForm>
    }
  >
    {quoteLifeTexts.stopAsked}
  </Banner>
);

function Refused({ refused, request: { offer } }: { refused: RefusedForm; request: ShownRequest }) {
  const { code } = refused;
  const read = offer && <a href="#offer">{fillText(quoteLifeTexts.readOffer, { version: offer.version })}</a>;
  if (code === 'OFFER_CHANGED')
    return banner('warning', failures.OFFER_CHANGED, failures.OFFER_CHANGEDText, read, true);
  if (code === 'OFFER_EXPIRED') return banner('error', failures.OFFER_EXPIRED, failures.OFFER_EXPIREDText, null, true);
  return (
    <Banner kind="error" requestId={refused.requestId} live>
      {refused.message}
    </Banner>
  );
}

const banner = (
  kind: 'info' | 'success' | 'warning' | 'error',
  title: string,
  words: string,
  action?: ReactNode,
  live = false,
) => (
  <Banner kind={kind} action={action} live={live} icon={kind === 'warning' ? 'clock' : undefined}>
    <b>{title}</b> {words}
  </Banner>
);

function Standing({ request }: { request: ShownRequest }) {
  const { status, answerBy, dueAt, waitsFor, offer, order, history } = request;
  const { sendsMail } = useSite();
  const by = dueAt ?? answerBy;
  switch (status) {
    case 'RECEIVED':
    case 'IN_REVIEW':
      return waitsFor === 'BUYER'
        ? banner('warning', texts.askedYou, texts.askedYouText, <a href="#talk">{texts.askedYouLink}</a>)
        : banner('info', texts[status], by ? fillText(texts.byWhen, { date: shortMoment(by) }) : texts.soon);
    case 'EXPIRED':
      return banner(
        'error',
        fillText(texts.EXPIRED, { date: shortMoment(offer?.validUntil ?? '') }),
        texts.EXPIREDText,
        <AskAgain request={request} />,
      );
    case 'ACCEPTED':
      return order?.state === 'HELD'
        ? banner('error', texts.HELD, order.number ? texts.HELDText : texts.HELDUnmadeText)
        : banner('info', texts.ACCEPTED, sendsMail ? texts.ACCEPTEDText : texts.ACCEPTEDUnmailed);
    case 'ORDERED': {
      if (!order) return null;
      const standing = orderStanding(request);
      return banner(
        standing === 'cancelled' || standing === 'refunded' ? 'info' : 'success',
        fillText(texts.ORDERED, { date: shortMoment(order.acceptedAt) }),
        fillText(texts.orders[standing], { number: order.number ?? '' }),
        order.path && <a href={order.path}>{quoteLifeTexts.toOrder}</a>,
      );
    }
    case 'DECLINED': {
      // Why, in the firm's words, where it was the firm that closed it.
      const closed = history.findLast(({ kind }) => kind === 'CLOSED');
      return banner('info', closed ? texts.CLOSED : texts.DECLINED, closed?.note || texts.DECLINEDText);
    }
    case 'WITHDRAWN':
      return banner('info', texts.WITHDRAWN, texts.WITHDRAWNText);
    default:
      return null;
  }
}
