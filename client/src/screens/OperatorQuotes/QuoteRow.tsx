import { fillText } from '../../../../rules/fillText.ts';
import { operatorTexts } from '../../../../rules/texts/operator.ts';
import type { QuoteRow_RequestFragment } from '../../gql/graphql.ts';
import { longMoment } from '../../lib/longDate.ts';
import { inWords } from '../../quote/asked/askedRows.ts';
import { text } from '../../theme/text.ts';
import { quoteHref } from './addresses.ts';
import { stateOf } from './stateOf.ts';

const { quotes: texts } = operatorTexts;

/** One request: who asked, for what, and by when an answer is due. */
export function QuoteRow({ request }: { request: QuoteRow_RequestFragment }) {
  const { reference, name, company, labelType, quantity, size, items, receivedAt, answerBy, ...state } = request;
  const asked = [inWords('labelType', labelType), size, quantity].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row" css={text.mono}>
        <a href={quoteHref(reference)}>{reference}</a>
      </th>
      <td>
        <b>{company ?? name}</b>
        {company && <p css={[text.small, text.soft]}>{name}</p>}
      </td>
      <td>
        {asked}
        {items.length > 0 && <p css={[text.small, text.soft]}>{fillText(texts.more, { count: items.length })}</p>}
      </td>
      <td>{stateOf(state)}</td>
      <td>
        <time dateTime={receivedAt}>{longMoment(receivedAt)}</time>
      </td>
      <td>{answerBy ? <time dateTime={answerBy}>{longMoment(answerBy)}</time> : texts.within}</td>
    </tr>
  );
}
