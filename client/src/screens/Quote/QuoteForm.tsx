import { css } from '@emotion/react';
import { useId } from 'react';
import type { QuoteField } from '../../../../rules/quote.ts';
import { quoteErrorBanner } from '../../../../rules/quoteErrorBanner.ts';
import { quotePageTexts, quoteTexts } from '../../../../rules/texts.ts';
import { FormBanner } from '../../quote/FormBanner.tsx';
import type { FormOutcome } from '../../quote/formOutcome.ts';
import type { FormValues } from '../../quote/formValues.ts';
import { Honeypot } from '../../quote/Honeypot.tsx';
import { listErrors } from '../../quote/listErrors.ts';
import { PrivacyLine } from '../../quote/PrivacyLine.tsx';
import { useCheckedForm } from '../../quote/useCheckedForm.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Job } from '../../ui/Job.tsx';
import { JobFoot } from '../../ui/JobFoot.tsx';
import { ContactPart } from './ContactPart.tsx';
import { MaterialPart } from './MaterialPart.tsx';
import { NeedPart } from './NeedPart.tsx';
import type { Prefill } from './prefillQuote.ts';
import { createParts } from './quoteParts.ts';
import { TimePart } from './TimePart.tsx';

const rules = () => import('../../../../rules/quote.ts').then(({ validateQuote }) => validateQuote);

/** The fields as the form shows them. */
const order: QuoteField[] = [
  'labelType',
  'quantity',
  'size',
  'material',
  'colors',
  'usage',
  'specialRequirements',
  'timeline',
  'additionalInfo',
  'name',
  'company',
  'email',
  'phone',
];

const about = css({ padding: '14px 36px', fontWeight: 600, [media.phone]: { paddingInline: 18 } });

type QuoteFormProps = {
  outcome: FormOutcome | undefined;
  busy: boolean;
  post: (values: FormValues) => unknown;
  prefill: Prefill | null;
};

/** The thirteen fields in four parts. */
export function QuoteForm({ outcome, busy, post, prefill }: QuoteFormProps) {
  const id = useId();
  const { attempt, errorOf, focus, formProps } = useCheckedForm({ rules, outcome, post });
  const start = outcome?.kind === 'refused' ? outcome.values : (prefill?.values ?? {});
  const parts = createParts({ id, errorOf, start });
  const phoneInvalid = Boolean(errorOf('phone'));
  return (
    <>
      <FormBanner
        outcome={outcome}
        attempt={attempt}
        success={quoteTexts.success}
        failure={quoteErrorBanner(phoneInvalid)}
        errors={listErrors(order, { id, errorOf, focus })}
      />
      <Job
        form
        title={quoteTexts.heading}
        note={quotePageTexts.required}
        {...formProps}
        action="/request-quote#quote-form"
      >
        {prefill && <p css={[surface.liner, about]}>{prefill.about}</p>}
        <NeedPart {...parts} />
        <MaterialPart {...parts} />
        <TimePart {...parts} />
        <ContactPart {...parts} />
        <JobFoot>
          <Honeypot />
          <Button type="submit" size="lg" busy={busy}>
            {busy ? quoteTexts.submitting : quoteTexts.submit}
          </Button>
          <div>
            <p css={text.small}>{quotePageTexts.foot}</p>
            <PrivacyLine>{quotePageTexts.why}</PrivacyLine>
          </div>
        </JobFoot>
      </Job>
    </>
  );
}
