import { fillText } from '../../../../../rules/fillText.ts';
import type { QuoteRow_RequestFragment } from '../../../gql/graphql.ts';
import { showMoney } from '../../../lib/format/formatMoney.ts';
import { shortDate, shortMoment } from '../../../lib/format/longDate.ts';
import { inWords } from '../../../quote/asked/askedRows.ts';
import { StateMark } from '../../../quote/life/StateMark.tsx';
import { shapeOf } from '../../../quote/life/shapeOf.ts';
import { lifeTexts } from '../../../quote/life/texts.ts';
import { estimateParts } from '../../../quote/sums/estimateParts.ts';
import { offerParts } from '../../../quote/sums/offerParts.ts';
import { SumParts } from '../../../quote/sums/SumParts.tsx';
import { quoteHref } from '../addresses.ts';
import { firmTexts as texts } from '../texts.ts';
import { minutesTo, spanWords } from './spanWords.ts';

type QuoteRowProps = { request: QuoteRow_RequestFragment; now: number };

/** One request: who asked, for what, where it stands, and whose turn it is until when. */
export function QuoteRow({ request, now }: QuoteRowProps) {
  const { reference, name, company, labelType, quantity, size, items, status, dueAt, offer, held } = request;
  const late = dueAt !== null && Date.parse(dueAt) < now;
  const state =
    status === 'ANSWERED' && offer
      ? fillText(texts.answeredVersion, { version: offer.version })
      : lifeTexts.states[status];
  return (
    <tr data-late={late || undefined}>
      <th scope="row">
        <a href={quoteHref(reference)}>{reference}</a>
      </th>
      <td data-wide>
        <b>{company ?? name}</b>
        {company && <small>{name}</small>}
      </td>
      <td data-wide>
        {[inWords('labelType', labelType), size].filter(Boolean).join(', ')}
        {items.length > 0 && <small>{fillText(texts.more, { count: items.length })}</small>}
      </td>
      <td data-cell="mono">{quantity}</td>
      <td data-cell="state">
        <StateMark shape={late ? 'late' : shapeOf[status]}>
          {held ? fillText(texts.held, { why: held }) : state}
        </StateMark>
      </td>
      <td>
        <Turn request={request} now={now} />
      </td>
      <td data-cell="number">
        <Sum request={request} />
      </td>
    </tr>
  );
}

/** The offer's total; before there is one, what the catalogue asks for the list, marked as what it is. */
function Sum({ request: { offer, estimate } }: Pick<QuoteRowProps, 'request'>) {
  if (!offer && (!estimate?.complete || !estimate.total)) return texts.byHand;
  return (
    <>
      {showMoney(offer ? offer.totals.total : estimate!.total!)}
      {!offer && <small>{texts.estimate}</small>}
      <SumParts parts={offer ? offerParts(offer) : estimateParts(estimate!)} />
    </>
  );
}

function Turn({ request, now }: QuoteRowProps) {
  const { dueAt, answerBy, waitsFor, offer, order, status } = request;
  if (status === 'ANSWERED' && offer && waitsFor !== 'FIRM')
    return fillText(texts.buyerUntil, { date: shortDate(offer.validUntil) });
  if (order?.number && waitsFor !== 'FIRM') return fillText(texts.orderNumber, { number: order.number });
  if (waitsFor === 'BUYER') return texts.buyerAnswers;
  const due = dueAt ?? answerBy;
  if (waitsFor !== 'FIRM') return null;
  if (!due) return texts.within;
  const minutes = minutesTo(due, now);
  return (
    <>
      {Date.parse(due) < now ? (
        <b data-late>{fillText(texts.late, { time: spanWords(-minutes) })}</b>
      ) : (
        fillText(texts.soon, { time: spanWords(minutes) })
      )}
      <small>
        <time dateTime={due}>{shortMoment(due)}</time>
      </small>
    </>
  );
}
