import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';

const form = css({ display: 'grid', gap: 18, maxWidth: 460, justifyItems: 'start', '> div': { width: '100%' } });

const crumbs = fromHome({ label: orderTexts.askTitle, href: '' });

type AskEmailProps = {
  /** an e-mail was given, and it is another */
  unfit: boolean;
  busy: boolean;
  action: string;
  onSend: (email: string) => void;
};

/** An order is shown to whoever placed it: another browser has to know the e-mail. */
export function AskEmail({ unfit, busy, action, onSend }: AskEmailProps) {
  const input = useRef<HTMLInputElement>(null);
  const error = unfit && !busy ? orderTexts.unfit : undefined;
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  return (
    <>
      <Seo title={orderTexts.askTitle} path={null} noindex />
      <PageHead title={orderTexts.askTitle} crumbs={crumbs} />
      <Section>
        <form
          css={form}
          method="post"
          action={action}
          onSubmit={event => {
            event.preventDefault();
            onSend(String(new FormData(event.currentTarget).get('email') ?? ''));
          }}
        >
          <p css={text.soft}>{orderTexts.ask}</p>
          <Field label={orderTexts.askField} error={error}>
            <TextInput ref={input} type="email" name="email" autoComplete="email" required />
          </Field>
          <Button type="submit" variant="ink" busy={busy}>
            {orderTexts.askSend}
          </Button>
        </form>
      </Section>
    </>
  );
}
