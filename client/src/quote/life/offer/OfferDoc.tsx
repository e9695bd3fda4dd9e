import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { countryName } from '../../../../../rules/address/addressCountries.ts';
import { fillText } from '../../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { shortMoment } from '../../../lib/format/longDate.ts';
import { useSite } from '../../../site/useSite.ts';
import { text } from '../../../theme/text.ts';
import { color, media, size } from '../../../theme/tokens.ts';
import { Totals } from '../../../ui/content/Totals.tsx';
import { TearSheet } from '../../../ui/layout/TearSheet.tsx';
import { lifeTexts as texts } from '../texts.ts';
import { workingDays } from '../workingDays.ts';
import { OfferLines } from './OfferLines.tsx';
import { PrintButton } from './PrintButton.tsx';
import { sumRows } from './sumRows.ts';

const head = css`
  display: flex;
  justify-content: space-between;
  gap: 16px 32px;
  flex-wrap: wrap;
  align-items: start;
  margin-bottom: 18px;
  h2 {
    font-size: ${size.fs6};
  }
`;

const printed = css({ display: 'none', [media.print]: { display: 'inline' } });
const sum = css({
  maxWidth: 420,
  marginLeft: 'auto',
  marginTop: 20,
  paddingTop: 14,
  borderTop: `1px solid ${color.lineStrong}`,
});
const foot = css({ marginTop: 18, fontSize: size.fs1, color: color.inkMute, lineHeight: 1.45 });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 20px', fontSize: size.fs2 });
const note = css({ marginTop: 20, whiteSpace: 'pre-line' });

const terms = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: 24px;
  border-top: 1.5px dashed ${color.lineStrong};
  > div {
    padding: 14px 16px 0;
    border-left: 1px dashed ${color.lineStrong};
  }
  > div:first-of-type {
    padding-left: 0;
    border: 0;
  }
  dt {
    font-size: ${size.fs1};
    color: ${color.inkMute};
  }
  dd {
    font-weight: 650;
    line-height: 1.35;
  }
  small {
    display: block;
    font-weight: 400;
    font-size: ${size.fs1};
    color: ${color.inkSoft};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      padding: 12px 0;
      border-left: 0;
      border-top: 1px dashed ${color.lineStrong};
    }
  }
`;

/** More than a few words would make a tower of the third column. */
const MANY_LETTERS = 90;
const wide = css`
  && {
    grid-column: 1 / -1;
    margin-top: 14px;
    padding: 12px 0 0;
    border-left: 0;
    border-top: 1px dashed ${color.lineStrong};
  }
  dd {
    font-weight: 400;
    white-space: pre-line;
    overflow-wrap: break-word;
  }
`;

type OfferDocProps = {
  offer: OfferViewFragment;
  to: string;
  /** at the end of the foot: other versions */
  children?: ReactNode;
};

/** An offer as one sheet: lines, sums, terms. Printed, it is a pro-forma invoice. */
export function OfferDoc({ offer, to, children }: OfferDocProps) {
  const { version, lines, fees, delivery, currency, taxRate, leadTimeDays, validUntil, country } = offer;
  // Nobody pays by an offer that was replaced.
  const counts = offer.status !== 'REPLACED';
  const prices = taxRate ? texts.prices : texts.pricesPlain;
  return (
    <TearSheet aria-label={fillText(texts.offer, { version })} id="offer">
      <div css={head}>
        <div>
          <h2>
            {fillText(texts.offer, { version })}
            {counts && <span css={printed}>{texts.proForma}</span>}
          </h2>
          <p css={text.mute}>{fillText(texts.to, { name: to })}</p>
        </div>
        <p css={[text.mono, text.mute]}>{fillText(prices, { currency, tax: taxRate?.label ?? texts.tax })}</p>
      </div>
      <OfferLines lines={lines} fees={fees} delivery={delivery} />
      <div css={sum}>
        <Totals rows={sumRows(offer)} />
      </div>
      <dl css={terms}>
        {leadTimeDays && (
          <div>
            <dt>{texts.leadTime}</dt>
            <dd>
              {workingDays(leadTimeDays)}
              <small>{texts.leadTimeNote}</small>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.validUntil}</dt>
          <dd>
            <time dateTime={validUntil}>{shortMoment(validUntil)}</time>
            <small>{texts.validNote}</small>
          </dd>
        </div>
        <div css={offer.terms && offer.terms.length > MANY_LETTERS ? wide : undefined}>
          <dt>{texts.terms}</dt>
          <dd>
            {offer.terms}
            <small>{fillText(texts.deliveredTo, { country: countryName(country) })}</small>
          </dd>
        </div>
      </dl>
      {offer.note && <p css={note}>{offer.note}</p>}
      <Seller counts={counts}>{children}</Seller>
    </TearSheet>
  );
}

function Seller({ counts, children }: { counts: boolean; children: ReactNode }) {
  const { name, address, phone, vatNumber } = useSite();
  const vat = vatNumber && fillText(texts.vatNumber, { number: vatNumber });
  return (
    <div css={foot}>
      <p>
        {[name, vat, address, phone].filter(Boolean).join(', ')}. {counts && texts.printed}
      </p>
      <div css={actions}>
        {counts && <PrintButton />}
        {children}
      </div>
    </div>
  );
}
