import { css } from '@emotion/react';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { showMoney } from '../../../lib/format/formatMoney.ts';
import { finePrice, sumRows } from '../../../quote/life/offer/sumRows.ts';
import { lifeTexts } from '../../../quote/life/texts.ts';
import { workingDays } from '../../../quote/life/workingDays.ts';
import { text } from '../../../theme/text.ts';
import { color } from '../../../theme/tokens.ts';
import { Totals } from '../../../ui/content/Totals.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { Microtext } from '../../../ui/layout/Microtext.tsx';
import { TearSheet } from '../../../ui/layout/TearSheet.tsx';
import { quoteLifeTexts } from '../texts.ts';

const rule = css({ marginBottom: 16 });
const goods = css({
  display: 'grid',
  gap: 10,
  marginBottom: 16,
  paddingBottom: 16,
  borderBottom: `1px solid ${color.line}`,
});
const line = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 16px', lineHeight: 1.4 });

/** What is ordered: the lines, and every part of the sum. */
export const OrderedSum = ({ offer }: { offer: OfferViewFragment }) => (
  <TearSheet>
    <h2>{quoteLifeTexts.acceptPage.summary}</h2>
    <Microtext css={rule} />
    <ul css={goods}>
      {offer.lines.map(({ name, quantity, unitPrice, total }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and nothing moves here.
        <li key={at} css={line}>
          <span>
            {name}
            <br />
            <span css={[text.mono, text.mute]}>
              {quantity} × {finePrice(unitPrice)}
            </span>
          </span>
          <span css={text.mono}>{showMoney(total.net)}</span>
        </li>
      ))}
    </ul>
    <Totals rows={sumRows(offer)} />
    {offer.leadTimeDays && (
      <Hint>
        {workingDays(offer.leadTimeDays)} {lifeTexts.leadTimeNote}
      </Hint>
    )}
  </TearSheet>
);
