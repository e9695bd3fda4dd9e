import { type ReactNode, Suspense, useId } from 'react';
import type { QuoteField } from '../../../../rules/forms/quote.ts';
import { quoteErrorBanner } from '../../../../rules/forms/quoteErrorBanner.ts';
import { quoteTexts } from '../../../../rules/texts/quote/quote.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { QUOTE_DRAFT } from '../../forms/draft/draft.ts';
import { useDraft } from '../../forms/draft/useDraft.ts';
import { FormBanner } from '../../forms/FormBanner.tsx';
import type { FormOutcome } from '../../forms/formOutcome.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { listErrors } from '../../forms/listErrors.ts';
import { PrivacyLine } from '../../forms/PrivacyLine.tsx';
import { useCheckedForm } from '../../forms/useCheckedForm.ts';
import { optional } from '../../lib/later/optional.ts';
import { knownValues, type QuotedLine } from '../../quote/known/knownValues.ts';
import { useKnown } from '../../quote/known/useKnown.ts';
import type { NotAdded } from '../../quote/list/PlainAdd.tsx';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { ContactPart } from './form/ContactPart.tsx';
import { DetailsPart } from './form/DetailsPart.tsx';
import { QuotingPart } from './form/QuotingPart.tsx';
import { createParts } from './form/quoteParts.ts';
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
const needed = ['labelType', 'quantity', 'size', 'material'] as const;
const details = ['company', 'usage', 'colors', 'specialRequirements', 'timeline', 'artwork', 'additionalInfo'] as const;
const order: readonly (QuoteField | 'artwork')[] = [...needed, 'name', 'email', 'phone', ...details];

type QuoteFormProps = {
  id: string;
  outcome: FormOutcome | undefined;
  /** what stood in it when it asked, without scripts, what its goods cost */
  typed: FormValues | undefined;
  /** what it was to add to its list then, and could not */
  notAdded: NotAdded | null;
  busy: boolean;
  post: (values: FormValues) => unknown;
  /** what is asked for, as far as it is on the list */
  lines: readonly QuotedLine[];
  /** whether the shop has still to say what it knows of it */
  pending: boolean;
  /** in the foot, over the button */
  price: ReactNode;
  overrides: Overrides;
  /** Begins an empty form in place of this one. */
  onAfresh: () => void;
};

/** What is asked for, who asks, and what else there is to say. */
export function QuoteForm(props: QuoteFormProps) {
  const { outcome, typed, notAdded, busy, post, lines, pending, price, overrides, onAfresh } = props;
  const id = useId();
  const { attempt, errorOf, focus, formProps } = useCheckedForm({ rules, outcome, post });
  const query = usePageQuery();
  // What a form brought back, or has sent, is not filled in from a list that may still be on its way out.
  const known = outcome ? {} : knownValues(lines);
  const filled = useKnown(formProps.ref, known);
  const draft = { key: QUOTE_DRAFT, query: query.toString(), outcome, filled };
  const { restored, discard } = useDraft(formProps.ref, draft);
  const start = outcome?.kind === 'refused' ? outcome.values : (typed ?? known);
  const parts = createParts({ id, errorOf, start });
  const startAfresh = () => {
    discard();
    onAfresh();
  };
  const lead = (name: QuoteField | 'artwork') =>
    name === 'artwork' ? document.getElementById(parts.artwork.id)?.focus() : focus(name);
  const isWrong = (names: readonly (QuoteField | 'artwork')[]) => names.some(name => errorOf(name));
  const answered = lines.length > 0 && (pending || Boolean(known.labelType && known.quantity));
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
      <Job
        form
        title={quoteTexts.heading}
        note={answered ? quotePageTexts.requiredTwo : quotePageTexts.required}
        {...formProps}
        id={props.id}
        action="/request-quote#quote-form"
      >
        <QuoteNotes form={formProps.ref} restored={restored} sent={outcome?.kind === 'sent'} onAfresh={startAfresh} />
        <QuotingPart {...parts} lines={lines} known={known} notAdded={notAdded} folded={answered && !isWrong(needed)} />
        <ContactPart {...parts} />
        <DetailsPart {...parts} open={lines.length === 0 || isWrong(details)} />
        <JobFoot>
          {price}
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
