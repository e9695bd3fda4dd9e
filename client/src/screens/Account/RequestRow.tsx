import { fillText } from '../../../../rules/fillText.ts';
import type { AccountQuery } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { shortDate, shortMoment } from '../../lib/format/longDate.ts';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { StateMark } from '../../quote/life/StateMark.tsx';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { shapeOf } from '../../quote/life/shapeOf.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { whatOf } from '../../quote/life/whatOf.ts';
import { offerParts } from '../../quote/sums/offerParts.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Row } from './Row.tsx';
import { accountTexts as texts } from './texts.ts';

export type AccountRequest = NonNullable<AccountQuery['account']>['requests'][number];

const OVER = new Set<AccountRequest['status']>(['DECLINED', 'EXPIRED', 'WITHDRAWN', 'ORDERED']);

/** A request: where it stands, and what to do about it. */
export function RequestRow({ request }: { request: AccountRequest }) {
  const { reference, status, offer, dueAt, answerBy, receivedAt } = request;
  const href = quoteHref(reference);
  const by = dueAt ?? answerBy;
  const waits = status === 'RECEIVED' || status === 'IN_REVIEW';
  const words =
    status === 'ANSWERED' && offer
      ? fillText(texts.offerLine, { version: offer.version, date: shortDate(offer.validUntil) })
      : waits && by
        ? fillText(texts.answerBy, { date: shortMoment(by) })
        : fillText(texts.asked, { date: shortDate(receivedAt) });
  return (
    <Row
      title={whatOf(request)}
      href={href}
      sum={offer ? showMoney(offer.totals.total) : undefined}
      parts={offer ? offerParts(offer) : undefined}
      mark={<StateMark shape={shapeOf[status]}>{lifeTexts.states[status]}</StateMark>}
      words={
        <>
          <span css={text.mono}>{reference}</span> {words}
        </>
      }
    >
      {OVER.has(status) ? (
        <StepForm action={href} step="again" reference={reference} version={1}>
          <Button type="submit" size="sm" variant="line">
            {texts.askAgain}
          </Button>
        </StepForm>
      ) : (
        <Button size="sm" variant={status === 'ANSWERED' ? 'primary' : 'line'} href={href}>
          {status === 'ANSWERED' ? texts.readOffer : texts.open}
        </Button>
      )}
    </Row>
  );
}
