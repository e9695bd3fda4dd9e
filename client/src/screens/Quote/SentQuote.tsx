import { css } from '@emotion/react';
import { Suspense } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import type { SentForm } from '../../forms/formOutcome.ts';
import { optional } from '../../lib/later/optional.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { AskedItems } from '../../quote/asked/AskedItems.tsx';
import { askedRows } from '../../quote/asked/askedRows.ts';
import { sentTexts } from '../../quote/asked/texts.ts';
import { ScaleDrawing } from '../../quote/life/ScaleDrawing.tsx';
import { lifeTexts } from '../../quote/life/texts.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Steps } from '../../ui/content/Steps.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { SpecTable } from '../../ui/tables/SpecTable.tsx';
import { FollowRequest } from './FollowRequest.tsx';
import { type Overrides, processSteps } from './processSteps.ts';

const QuoteSlip = optional(async () => (await import('./QuoteSlip.tsx')).QuoteSlip);

const sheet = css`
  padding: 28px 36px 30px;
  margin-bottom: 32px;
  > h2 {
    margin-bottom: 20px;
  }
  > * + h2 {
    margin-top: 28px;
  }
  > button {
    margin-top: 20px;
  }
  ${media.phone} {
    padding-inline: 18px;
  }
`;

const scripted = css({ [media.noScript]: { display: 'none' } });

/** What happens next with a request that has arrived, what it asked for, and the way to have it on paper. */
export function SentQuote({ receipt, overrides }: { receipt: SentForm; overrides: Overrides }) {
  const hydrated = useHydrated();
  const { asked } = receipt;
  const [first, ...following] = processSteps(overrides);
  const steps = [{ title: first?.title ?? '', text: sentTexts.done }, ...following];
  return (
    <section css={[surface.sheet, sheet]}>
      <FollowRequest reference={receipt.reference} link={asked?.link} />
      {asked?.confirmed && <p>{fillText(sentTexts.copy, { email: asked.email })}</p>}
      <h2 css={text.headingXs}>{sentTexts.next}</h2>
      <Steps steps={steps} />
      {asked && (
        <>
          <h2 css={text.headingXs}>{sentTexts.asked}</h2>
          <SpecTable rows={askedRows(asked)} />
          <AskedItems items={asked.items} />
          {asked.labelSize && (
            <>
              <h2 css={text.headingXs}>{lifeTexts.size}</h2>
              <ScaleDrawing size={asked.labelSize} />
            </>
          )}
        </>
      )}
      <Button css={scripted} variant="line" size="sm" onClick={() => window.print()}>
        {sentTexts.print}
      </Button>
      {hydrated && (
        <Suspense fallback={null}>
          <QuoteSlip receipt={receipt} steps={steps} />
        </Suspense>
      )}
    </section>
  );
}
