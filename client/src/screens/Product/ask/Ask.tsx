import { css } from '@emotion/react';
import { useContext, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fillText } from '../../../../../rules/fillText.ts';
import type { ContactField } from '../../../../../rules/forms/contact.ts';
import { contactTexts } from '../../../../../rules/texts/contact.ts';
import { formTexts } from '../../../../../rules/texts/form.ts';
import { FormBanner } from '../../../forms/FormBanner.tsx';
import { Honeypot } from '../../../forms/Honeypot.tsx';
import { listErrors } from '../../../forms/listErrors.ts';
import { PrivacyLine } from '../../../forms/PrivacyLine.tsx';
import { useCheckedForm } from '../../../forms/useCheckedForm.ts';
import { useFormPost } from '../../../forms/useFormPost.ts';
import { late } from '../../../lib/later/late.ts';
import { writeStored } from '../../../lib/stored.ts';
import { text } from '../../../theme/text.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { ChosenContext } from '../choice/chosenContext.ts';
import { pageTexts } from '../texts.ts';

const words = pageTexts.ask;
const form = css({ display: 'grid', gap: 14 });
const rules = () => import('../../../../../rules/forms/contact.ts').then(({ validateContact }) => validateContact);
const order: ContactField[] = ['message', 'name', 'email'];

const KeptQuestion = late(async () => (await import('./KeptQuestion.tsx')).KeptQuestion);

/** A question about the product as it is chosen, sent as a message of the contact page; without scripts by way of that page. */
export function Ask() {
  const draft = `diri_question_draft:${useLocation().pathname}`;
  const { round, ...rest } = useFormPost('/contact', () => writeStored(draft, null));
  return <AskForm key={round} {...rest} draft={draft} />;
}

/** @param draft where what was begun and not sent is kept */
function AskForm({
  outcome: posted,
  busy,
  post,
  draft,
}: Omit<ReturnType<typeof useFormPost>, 'round'> & { draft: string }) {
  const id = useId();
  const { about } = useContext(ChosenContext);
  // What another form of this page was answered is not about this one.
  const [tried, setTried] = useState(false);
  const outcome = tried || posted?.kind === 'sent' ? posted : undefined;
  const { attempt, errorOf, focus, formProps } = useCheckedForm<ContactField>({
    rules,
    outcome,
    post: values => {
      setTried(true);
      return post(values);
    },
  });
  const field = (name: ContactField) => ({ id: `${id}${name}`, error: errorOf(name) });
  return (
    <section id="ask">
      <h2 css={text.headingS}>{words.title}</h2>
      <FormBanner
        outcome={outcome}
        attempt={attempt}
        success={contactTexts.success}
        failure={formTexts.check}
        errors={listErrors(order, { id, errorOf, focus })}
      />
      <form css={form} {...formProps} method="post" action="/contact#form">
        <input type="hidden" name="subject" value="products" />
        <input type="hidden" name="about" value={fillText(words.about, { product: about })} />
        <KeptQuestion key={draft} draft={draft} form={formProps.ref} />
        <Field {...field('message')} label={words.question}>
          <TextArea name="message" rows={3} required />
        </Field>
        <Field {...field('name')} label={words.name}>
          <TextInput name="name" autoComplete="name" required />
        </Field>
        <Field {...field('email')} label={words.email}>
          <TextInput type="email" name="email" autoComplete="email" required />
        </Field>
        <Hint>{fillText(words.goesWith, { product: about })}</Hint>
        <Honeypot />
        <div>
          <Button variant="ink" type="submit" busy={busy}>
            {busy ? contactTexts.submitting : contactTexts.submit}
          </Button>
        </div>
        <PrivacyLine>{words.why}</PrivacyLine>
      </form>
    </section>
  );
}
