import { css } from '@emotion/react';
import { useId } from 'react';
import { validateNewsletter } from '../../../../rules/newsletter.ts';
import { newsletterPageTexts, newsletterTexts } from '../../../../rules/texts.ts';
import { FormBanner } from '../../quote/FormBanner.tsx';
import type { FormOutcome } from '../../quote/formOutcome.ts';
import { PrivacyLine } from '../../quote/PrivacyLine.tsx';
import { type FormValues, useCheckedForm } from '../../quote/useCheckedForm.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 12px;
  align-items: start;
  > button {
    margin-top: 26px;
  }
  > p {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 4px;
    }
  }
`;

type NewsletterFormProps = {
  outcome: FormOutcome | undefined;
  busy: boolean;
  post: (values: FormValues) => unknown;
};

/** One address and its consent: the button is the consent, and the gateway notes when it was given. */
export function NewsletterForm({ outcome, busy, post }: NewsletterFormProps) {
  const id = useId();
  const { form, attempt, errorOf, formProps } = useCheckedForm({
    validate: validateNewsletter,
    outcome,
    post,
    focusError: true,
  });
  const sent = outcome?.kind === 'refused' ? outcome.values.email : '';
  return (
    <>
      <FormBanner outcome={outcome} attempt={attempt} success={newsletterTexts.success} withReference={false} />
      <form {...formProps} action="/blog#form" css={row}>
        <Field label={newsletterTexts.labels.email} error={errorOf('email')} id={id}>
          <TextInput
            type="email"
            required
            autoComplete="email"
            placeholder={newsletterPageTexts.placeholder}
            defaultValue={sent}
            {...form.register('email')}
          />
        </Field>
        <input type="hidden" value="/blog" {...form.register('page')} />
        <Button type="submit" variant="ink" busy={busy}>
          {busy ? newsletterTexts.submitting : newsletterTexts.submit}
        </Button>
        <PrivacyLine>{newsletterPageTexts.consent}</PrivacyLine>
      </form>
    </>
  );
}
