import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { DECLINE_REASON, declineAddress } from '../../../../rules/declineAddress.ts';
import { fillText } from '../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../gql/graphql.ts';
import { sumRows } from '../../quote/life/offer/sumRows.ts';
import { acceptHref, quoteHref } from '../../quote/life/quoteAddress.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { media } from '../../theme/tokens.ts';
import { Totals } from '../../ui/content/Totals.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Hint } from '../../ui/inputs/Hint.tsx';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { TearSheet } from '../../ui/layout/TearSheet.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const unprinted = css({ [media.print]: { display: 'none' } });
const rule = css({ marginBottom: 16 });
const below = css({ marginTop: 14 });

const acts = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: 20px;
  > :first-of-type {
    grid-column: 1 / -1;
  }
  a {
    padding-inline: 12px;
  }
`;

type DecideProps = { request: ShownRequest; offer: OfferViewFragment };

/** The sum, and what the buyer can do with the offer. */
export function Decide({ request: { status, reference }, offer }: DecideProps) {
  const open = status === 'ANSWERED' && offer.status !== 'REPLACED';
  return (
    <div css={unprinted}>
      <TearSheet>
        <h2>{fillText(lifeTexts.offer, { version: offer.version })}</h2>
        <Microtext css={rule} />
        <Totals rows={sumRows(offer)} />
        {open && (
          <>
            <div css={acts}>
              <Button size="lg" href={acceptHref(reference)}>
                {texts.accept}
              </Button>
              <Button variant="line" href="#talk">
                {texts.ask}
              </Button>
              <Button variant="line" href={declineAddress(quoteHref(reference))} onClick={openDecline}>
                {texts.decline}
              </Button>
            </div>
            <div css={below}>
              <Hint>{texts.once}</Hint>
            </div>
          </>
        )}
      </TearSheet>
    </div>
  );
}

/** Opens the form on this page, where scripts run; the link would load the page anew. */
function openDecline(event: MouseEvent) {
  const field = document.getElementById(DECLINE_REASON);
  const form = field?.closest('details');
  if (!field || !form) return;
  event.preventDefault();
  form.open = true;
  field.focus();
}
