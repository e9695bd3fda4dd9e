import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { formTexts, quoteTexts, sentTexts } from '../../../../rules/texts.ts';
import { writtenTime } from '../../../../rules/writtenTime.ts';
import { useSite } from '../../layout/useSite.ts';
import { longDate } from '../../lib/longDate.ts';
import type { EarlierRequest } from '../../quote/earlier/earlier.ts';
import type { SentForm } from '../../quote/formOutcome.ts';
import { itemKey } from '../../quote/list/items.ts';
import { media, space } from '../../theme/tokens.ts';
import type { Step } from '../../ui/Steps.tsx';

// On paper there is nothing else.
const slip = css`
  display: none;
  ${media.print} {
    display: grid;
    gap: ${space.s4};
    body *:not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space.s1} ${space.s5};
  }
  ol {
    list-style: decimal inside;
  }
  dt {
    font-weight: 650;
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

type QuoteSlipProps = {
  receipt: SentForm;
  /** what was asked for; null where this browser does not know it */
  asked: EarlierRequest | null;
  steps: readonly Step[];
};

/** The request on paper: reference, date, what was asked for, the list. */
export function QuoteSlip({ receipt, asked, steps }: QuoteSlipProps) {
  const { name, phone, email } = useSite();
  const { reference, receivedAt, answerBy } = receipt;
  return (
    <div css={slip}>
      <p>{[name, phone, email].filter(Boolean).join(', ')}</p>
      <h1>{fillText(sentTexts.slip, { reference })}</h1>
      {receivedAt && <p>{fillText(sentTexts.received, { date: longDate(receivedAt) })}</p>}
      <p>{answerBy ? fillText(formTexts.answerBy, { time: writtenTime(answerBy) }) : sentTexts.answer}</p>
      {asked && (
        <>
          <h2>{sentTexts.asked}</h2>
          <dl>
            {askedRows(asked).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {asked && asked.items.length > 0 && (
        <>
          <h2>{sentTexts.list}</h2>
          <ul>
            {asked.items.map(item => (
              <li key={itemKey(item)}>
                {fillText(sentTexts.listed, { quantity: item.quantity, name: item.productName })}
                {[item.sku, item.notes].filter(Boolean).map(more => `, ${more}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{sentTexts.next}</h2>
      <ol>
        {steps.map(step => (
          <li key={step.title}>
            <b>{step.title}</b> {step.text}
          </li>
        ))}
      </ol>
    </div>
  );
}

type Field = keyof typeof quoteTexts.labels;

/** The fields that were filled in, in the words of the form. */
const askedRows = ({ values }: EarlierRequest) =>
  (Object.keys(quoteTexts.labels) as Field[]).flatMap(field => {
    const value = values[field];
    if (!value || (field === 'phoneCountry' && !values.phone)) return [];
    const options = (quoteTexts as Readonly<Record<string, unknown>>)[field] as Record<string, string> | undefined;
    return [{ label: quoteTexts.labels[field], value: options?.[value] ?? value }];
  });
