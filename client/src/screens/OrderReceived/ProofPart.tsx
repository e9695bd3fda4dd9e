import { css } from '@emotion/react';
import { orderTexts } from '../../../../rules/texts/order.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { AddFiles } from '../../quote/life/AddFiles.tsx';
import { Files } from '../../quote/life/Files.tsx';
import { KeptFiles } from '../../quote/life/kept/KeptFiles.tsx';
import { keptFilesOf } from '../../quote/life/kept/keptFilesOf.ts';
import { StateMark } from '../../quote/life/StateMark.tsx';
import { useStepKey } from '../../quote/life/useStepKey.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { ShownOrder } from './shownOrder.ts';

const place = css({ display: 'grid', gap: 14, marginTop: 20, scrollMarginTop: 24, [media.print]: { display: 'none' } });
const came = css({ display: 'grid', gap: 8 });

const texts = orderTexts.proof;
const ACCEPTED = '.pdf,.png,.jpg,.jpeg';

/** What the form sends as `step`. */
export const PROOF_STEP = 'proof';

type ProofPartProps = {
  order: ShownOrder;
  path: string;
  /** the billing e-mail that was given, in a browser that did not place the order */
  email: string | null;
  refused: RefusedForm | undefined;
};

/** The proofs of payment that came, and one more; posted by the browser itself, with scripts and without. */
export function ProofPart({ order, path, email, refused }: ProofPartProps) {
  const proofs = order.paymentProofs ?? [];
  const key = useStepKey();
  const hidden = { step: PROOF_STEP, idempotencyKey: key, email: email ?? '' };
  return (
    <div id="proof" css={place}>
      {refused && (
        <Banner kind="error" requestId={refused.requestId} live>
          {refused.message}
        </Banner>
      )}
      {proofs.length > 0 && (
        <div css={came} role="status">
          <StateMark shape="half">{texts.received}</StateMark>
          {proofs.map(({ reference, receivedAt, files }) => (
            <div key={reference}>
              <p css={text.small}>
                {shortMoment(receivedAt)}, {reference}
              </p>
              <Files files={files} />
            </div>
          ))}
          <p css={[text.small, text.soft]}>{texts.receivedNote}</p>
        </div>
      )}
      <form method="post" action={path} encType="multipart/form-data">
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <AddFiles label={texts.label} hint={texts.hint} accept={ACCEPTED}>
          <KeptFiles files={keptFilesOf(refused, PROOF_STEP)} />
          <Button type="submit" size="sm" variant="ink">
            {proofs.length > 0 ? texts.more : texts.send}
          </Button>
          {proofs.length === 0 && <p css={[text.small, text.soft]}>{texts.note}</p>}
        </AddFiles>
      </form>
    </div>
  );
}
