import { Suspense, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { QuoteField } from '../../../../rules/forms/quote.ts';
import { quoteErrorBanner } from '../../../../rules/forms/quoteErrorBanner.ts';
import { quoteTexts } from '../../../../rules/texts/quote.ts';
import { QUOTE_DRAFT } from '../../forms/draft/draft.ts';
import { useDraft } from '../../forms/draft/useDraft.ts';
import { FormBanner } from '../../forms/FormBanner.tsx';
import type { FormOutcome } from '../../forms/formOutcome.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { listErrors } from '../../forms/listErrors.ts';
import { PrivacyLine } from '../../forms/PrivacyLine.tsx';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { optional } from '../../lib/optional.ts';
import { QuoteList } from '../../quote/list/QuoteList.tsx';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { ContactPart } from './form/ContactPart.tsx';
import { MaterialPart } from './form/MaterialPart.tsx';
import { NeedPart } from './form/NeedPart.tsx';
import { createParts } from './form/quoteParts.ts';
import { TimePart } from './form/TimePart.tsx';
import type { Prefill } from './prefillQuote.ts';
import type { Overrides } from './processSteps.ts';
import { QuoteNotes } from './QuoteNotes.tsx';
import { quotePageTexts } from './texts.ts';

// A request that has arrived is told so by the banner, whether or not this can be had.
const SentQuote = optional(async () => (await import('./SentQuote.tsx')).SentQuote);

const rules = () => {
  // Wanted next, and quicker there when it is fetched beside the rules.
  import('./submitQuote.ts').catch(() => null);
  return import('../../../../rules/forms/quote.ts').then(({ validateQuote }) => validateQuote);
};

/** The fields as the form shows them. */
const order: (QuoteField | 'artwork')[] = [
  'labelType',
  'quantity',
  'size',
  'material',
  'colors',
  'usage',
  'specialRequirements',
  'artwork',
  'timeline',
  'additionalInfo',
  'name',
  'company',
  'email',
  'phone',
];

type QuoteFormProps = {
  outcome: FormOutcome | undefined;
  busy: boolean;
  post: (values: FormValues) => unknown;
  prefill: Prefill | null;
  overrides: Overrides;
  /** Begins an empty form in place of this one. */
  onAfresh: () => void;
};

/** The list, and the thirteen fields in four parts. */
export function QuoteForm({ outcome, busy, post, prefill, overrides, onAfresh }: QuoteFormProps) {
  const id = useId();
  const { attempt, errorOf, focus, formProps } = useCheckedForm({ rules, outcome, post });
  const [query] = useSearchParams();
  const { restored, discard } = useDraft(formProps.ref, { key: QUOTE_DRAFT, query: query.toString(), outcome });
  const start = outcome?.kind === 'refused' ? outcome.values : (prefill?.values ?? {});
  const parts = createParts({ id, errorOf, start });
  const startAfresh = () => {
    discard();
    onAfresh();
  };
  const lead = (name: QuoteField | 'artwork') =>
    name === 'artwork' ? document.getElementById(parts.artwork.id)?.focus() : focus(name);
  const phoneInvalid = Boolean(errorOf('phone'));
  return (
    <>
      <FormBanner
        outcome={outcome}
        attempt={attempt}
        success={quoteTexts.success}
        failure={quoteErrorBanner(phoneInvalid)}
        errors={listErrors(order, { id, errorOf, focus: lead })}
      />
      {attempt === 0 && outcome?.kind === 'sent' && (
        <Suspense>
          <SentQuote receipt={outcome} overrides={overrides} />
        </Suspense>
      )}
      <QuoteList />
      <Job
        form
        title={quoteTexts.heading}
        note={quotePageTexts.required}
        {...formProps}
        action="/request-quote#quote-form"
      >
        <QuoteNotes
          form={formProps.ref}
          about={prefill?.about}
          restored={restored}
          sent={outcome?.kind === 'sent'}
          onAfresh={startAfresh}
        />
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
