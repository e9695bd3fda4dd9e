import { css } from '@emotion/react';
import { DECLINE, DECLINE_REASON } from '../../../../rules/declineAddress.ts';
import { declineReasons } from '../../../../rules/texts/quote/declineReasons.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { options } from '../../forms/options.ts';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { AskAgain } from './AskAgain.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const card = css`
  border: 1px solid ${color.lineStrong};
  padding: 20px 26px;
  summary {
    font-weight: 650;
    cursor: pointer;
    min-height: 28px;
  }
  form {
    display: grid;
    gap: 14px;
    margin-top: 14px;
  }
  ${media.print} {
    display: none;
  }
`;

const quiet = css({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', [media.print]: { display: 'none' } });

const OPEN = new Set<ShownRequest['status']>(['RECEIVED', 'IN_REVIEW', 'ANSWERED']);

/** Decline, ask for it again, take it back, no more reminders. */
export function LaterSteps({ request, refused }: { request: ShownRequest; refused: RefusedForm | undefined }) {
  const { reference, status, offer, version, reminders } = request;
  const query = usePageQuery();
  const action = quoteHref(reference);
  const declined = refused?.step === 'decline' ? refused.values : undefined;
  const step = (name: string) => ({ action, step: name, reference, version });
  return (
    <>
      {status === 'ANSWERED' && offer && (
        <details css={[card, surface.sheet]} id="decline" open={declined !== undefined || query.has(DECLINE)}>
          <summary>{texts.declineHead}</summary>
          <StepForm {...step('decline')} more={{ offerVersion: String(offer.version) }}>
            <Field id={DECLINE_REASON} label={texts.reason}>
              <Select name="reason" defaultValue={declined?.reason}>
                {options(declineReasons).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={texts.anything} optional>
              <TextArea name="note" rows={2} maxLength={2000} defaultValue={declined?.note} />
            </Field>
            <Button type="submit" variant="line">
              {texts.decline}
            </Button>
          </StepForm>
        </details>
      )}
      {OPEN.has(status) && (
        // One press is too few for what cannot be undone.
        <details css={[card, surface.sheet]}>
          <summary>{texts.withdraw}</summary>
          <StepForm {...step('withdraw')}>
            <p css={text.soft}>{texts.withdrawNote}</p>
            <Button type="submit" variant="line">
              {texts.withdraw}
            </Button>
          </StepForm>
        </details>
      )}
      <div css={quiet}>
        {/* What has run out offers it in its banner. */}
        {status !== 'EXPIRED' && (
          <div>
            <AskAgain request={request} />
            <p css={[text.small, text.soft]}>{texts.againNote}</p>
          </div>
        )}
        {OPEN.has(status) &&
          (reminders ? (
            <StepForm {...step('stop')}>
              <LinkButton type="submit">{texts.stop}</LinkButton>
            </StepForm>
          ) : (
            <p css={[text.small, text.mute]}>{texts.stopped}</p>
          ))}
      </div>
    </>
  );
}
