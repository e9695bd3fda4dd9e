import { css } from '@emotion/react';
import { writtenTime } from '../../../../rules/dates/writtenTime.ts';
import { fillText } from '../../../../rules/fillText.ts';
import { formTexts } from '../../../../rules/texts/form.ts';
import type { SentForm } from '../../forms/formOutcome.ts';
import { longDate } from '../../lib/format/longDate.ts';
import { AskedItems } from '../../quote/asked/AskedItems.tsx';
import { askedRows } from '../../quote/asked/askedRows.ts';
import { sentTexts } from '../../quote/asked/texts.ts';
import { useSite } from '../../site/useSite.ts';
import { media, space } from '../../theme/tokens.ts';
import type { Step } from '../../ui/content/Steps.tsx';

// On paper there is nothing else.
const slip = css`
  display: none;
  ${media.print} {
    display: grid;
    gap: ${space.s4};
    body:has(&) *:not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space.s1} ${space.s5};
  }
  dl > div {
    display: contents;
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
  steps: readonly Step[];
};

/** The request on paper: reference, date, what was asked for, the list. */
export function QuoteSlip({ receipt, steps }: QuoteSlipProps) {
  const { name, phone, email } = useSite();
  const { reference, receivedAt, answerBy, asked } = receipt;
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
          <AskedItems items={asked.items} />
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
