import { useId } from 'react';
import type { ContactField } from '../../../../rules/forms/contact.ts';
import { contactTexts } from '../../../../rules/texts/contact.ts';
import { formTexts } from '../../../../rules/texts/form.ts';
import { DraftNote } from '../../forms/draft/DraftNote.tsx';
import { MESSAGE_DRAFT } from '../../forms/draft/draft.ts';
import { keptTexts } from '../../forms/draft/texts.ts';
import { useDraft } from '../../forms/draft/useDraft.ts';
import { FormBanner } from '../../forms/FormBanner.tsx';
import type { FormOutcome } from '../../forms/formOutcome.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { listErrors } from '../../forms/listErrors.ts';
import { options } from '../../forms/options.ts';
import { PrivacyLine } from '../../forms/PrivacyLine.tsx';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';
import { contactPageTexts } from './texts.ts';

const { labels, placeholders } = contactTexts;
const rules = () => import('../../../../rules/forms/contact.ts').then(({ validateContact }) => validateContact);
const order: ContactField[] = ['name', 'email', 'phone', 'company', 'subject', 'message'];

type ContactFormProps = {
  outcome: FormOutcome | undefined;
  busy: boolean;
  post: (values: FormValues) => unknown;
  /** Begins an empty form in place of this one. */
  onAfresh: () => void;
};

export function ContactForm({ outcome, busy, post, onAfresh }: ContactFormProps) {
  const id = useId();
  const { attempt, errorOf, focus, formProps } = useCheckedForm({ rules, outcome, post });
  const { restored, discard } = useDraft(formProps.ref, { key: MESSAGE_DRAFT, outcome });
  const startAfresh = () => {
    discard();
    onAfresh();
  };
  const sent = outcome?.kind === 'refused' ? outcome.values : {};
  const field = (name: ContactField) => ({ id: `${id}${name}`, label: labels[name], error: errorOf(name) });
  const control = (name: ContactField) => ({ name, defaultValue: sent[name] ?? '' });
  return (
    <>
      <FormBanner
        outcome={outcome}
        attempt={attempt}
        success={contactTexts.success}
        failure={formTexts.check}
        errors={listErrors(order, { id, errorOf, focus })}
      />
      <Job form title={contactPageTexts.form} note={contactPageTexts.required} {...formProps} action="/contact#form">
        {restored && <DraftNote onAfresh={startAfresh}>{keptTexts.restoredMessage}</DraftNote>}
        <JobPart legend={contactPageTexts.message} hideLegend>
          <Grid layout="fields">
            <Field {...field('name')}>
              <TextInput autoComplete="name" required {...control('name')} />
            </Field>
            <Field {...field('email')}>
              <TextInput type="email" autoComplete="email" required {...control('email')} />
            </Field>
            <Field {...field('phone')} optional>
              <TextInput type="tel" autoComplete="tel" {...control('phone')} />
            </Field>
            <Field {...field('company')} optional>
              <TextInput autoComplete="organization" {...control('company')} />
            </Field>
            <Field {...field('subject')} full>
              <Select required {...control('subject')}>
                <option value="">{placeholders.subject}</option>
                {options(contactTexts.subject).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <Field {...field('message')} full>
              <TextArea rows={4} required {...control('message')} />
            </Field>
          </Grid>
        </JobPart>
        <JobFoot>
          <Honeypot />
          <Button type="submit" size="lg" busy={busy}>
            {busy ? contactTexts.submitting : contactTexts.submit}
          </Button>
          <PrivacyLine>{contactPageTexts.why}</PrivacyLine>
        </JobFoot>
      </Job>
    </>
  );
}
