import { css } from '@emotion/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { newsletterTexts } from '../../../../rules/texts/newsletter.ts';
import { FormBanner } from '../../forms/FormBanner.tsx';
import type { FormOutcome } from '../../forms/formOutcome.ts';
import { formValues } from '../../forms/formValues.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { PrivacyLine } from '../../forms/PrivacyLine.tsx';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { newsletterPageTexts } from './texts.ts';

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
  post: (values: Record<string, string>) => unknown;
};

/** One address: the button is the consent, and the gateway notes its time and judges the address. */
export function NewsletterForm({ outcome, busy, post }: NewsletterFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  const error = refused?.errors.email;
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void post(formValues(event.currentTarget));
  };
  return (
    <>
      {!error && <FormBanner outcome={outcome} success={newsletterTexts.success} />}
      <form method="post" action="/blog#form" noValidate={hydrated} onSubmit={send} css={row}>
        <Field label={newsletterTexts.labels.email} error={error}>
          <TextInput
            ref={input}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={newsletterPageTexts.placeholder}
            defaultValue={refused?.values.email}
          />
        </Field>
        <input type="hidden" name="page" value="/blog" />
        <Honeypot />
        <Button type="submit" variant="ink" busy={busy}>
          {busy ? newsletterTexts.submitting : newsletterTexts.submit}
        </Button>
        <PrivacyLine>{newsletterPageTexts.consent}</PrivacyLine>
      </form>
    </>
  );
}
