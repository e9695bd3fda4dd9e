import { css } from '@emotion/react';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { surface } from '../../theme/surface.ts';
import { color } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { quoteHref } from './addresses.ts';
import { type FirmRequest, OPEN } from './offerValues.ts';
import type { FirmAnswer } from './takeFirmStep.ts';
import { firmTexts } from './texts.ts';

const { request: texts } = firmTexts;

const card = css({
  ...{ border: `1px solid ${color.lineStrong}`, padding: '18px 24px', marginTop: 16 },
  summary: { fontWeight: 650, cursor: 'pointer' },
  form: { display: 'grid', gap: 14, marginTop: 14 },
  button: { justifySelf: 'start' },
});

/** Ends a request without an order; an accepted one where its order is held. */
export function CloseForm({ request, answer }: { request: FirmRequest; answer: FirmAnswer | undefined }) {
  const { reference, version, status, order } = request;
  const refused = answer?.kind === 'refused' && answer.step === 'close' ? answer.values : undefined;
  if (!OPEN.has(status) && !(status === 'ACCEPTED' && order?.state === 'HELD')) return null;
  return (
    <details css={[card, surface.sheet]} open={refused !== undefined}>
      <summary>{texts.close}</summary>
      <StepForm action={quoteHref(reference)} step="close" reference={reference} version={version}>
        <Field label={texts.closeReason} hint={texts.closeHint} optional>
          <TextArea name="reason" rows={2} maxLength={2000} defaultValue={refused?.reason} />
        </Field>
        <Button type="submit" size="sm" variant="line">
          {texts.close}
        </Button>
      </StepForm>
    </details>
  );
}
