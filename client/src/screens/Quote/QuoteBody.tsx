import { type ReactNode, Suspense, useState } from 'react';
import { useActionData } from 'react-router-dom';
import { eraseDraft, QUOTE_DRAFT } from '../../forms/draft/draft.ts';
import { FormAside } from '../../forms/FormAside.tsx';
import type { FormOutcome, SentForm } from '../../forms/formOutcome.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { useFormPost } from '../../forms/useFormPost.ts';
import { optional } from '../../lib/later/optional.ts';
import { still } from '../../lib/still.tsx';
import { WithoutScripts } from '../../lib/WithoutScripts.tsx';
import { forgetSent } from '../../quote/artwork/attached.ts';
import { rememberRequest } from '../../quote/earlier/earlier.ts';
import type { EstimatedForm } from '../../quote/estimate/estimatedForm.ts';
import { readItems } from '../../quote/list/items.ts';
import { changeList } from '../../quote/list/quoteList.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { carriedLines } from './lines/carriedLines.ts';
import { useQuotedLines } from './lines/useQuotedLines.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { quoteCrumbs } from './quoteCrumbs.ts';
import type { AskedProduct, CmsPage, DeliveryCountries } from './quoteData.ts';
import { quotePageTexts } from './texts.ts';

const QuoteAside = still(async () => (await import('./QuoteAside.tsx')).QuoteAside);
const Estimate = optional(async () => (await import('../../quote/estimate/Estimate.tsx')).Estimate);
const PlaceFields = optional(async () => (await import('../../quote/estimate/PlaceFields.tsx')).PlaceFields);
const PlainEstimate = still(async () => (await import('../../quote/estimate/PlainEstimate.tsx')).PlainEstimate);
const EstimateLine = optional(async () => (await import('../../quote/estimate/EstimateLine.tsx')).EstimateLine);

/** Its buttons stand beside it, too. */
const FORM = 'quote-request';

type QuoteBodyProps = {
  page: CmsPage | undefined;
  product: AskedProduct | undefined;
  countries: DeliveryCountries;
  /** over the form until it is sent: then what became of it comes first */
  hero?: ReactNode;
};

/** The form with what it is about, and beside it what that costs and how a quote comes about. */
export function QuoteBody({ page, product, countries, hero }: QuoteBodyProps) {
  const { outcome, busy, round, post } = useFormPost('/request-quote', keepSent);
  const [afresh, setAfresh] = useState(0);
  const posted = useActionData<FormOutcome | EstimatedForm>();
  const estimated = posted?.kind === 'estimated' ? posted : null;
  // Only of a form that came back by itself: what is sent by scripts has its list in the browser.
  const [carried] = useState(() => carriedLines(posted));
  const begun = round === 0 && outcome?.kind !== 'sent';
  const { lines, estimate, pending, place, setPlace } = useQuotedLines(
    begun ? product : undefined,
    begun ? carried : [],
  );
  const items = lines.map(({ item }) => item);
  return (
    <>
      {outcome?.kind === 'sent' ? hero && <PageHead title={quotePageTexts.title} crumbs={quoteCrumbs} /> : hero}
      <FormAside
        id="quote-form"
        form={
          <QuoteForm
            key={`${round} ${afresh}`}
            id={FORM}
            outcome={outcome}
            typed={estimated?.values}
            notAdded={estimated?.notAdded ?? null}
            busy={busy}
            post={values => post({ ...values, items: JSON.stringify(items) })}
            lines={lines}
            pending={pending}
            price={<Suspense fallback={null}>{estimate && <EstimateLine estimate={estimate} />}</Suspense>}
            overrides={page?.quote}
            onAfresh={() => setAfresh(afresh + 1)}
          />
        }
      >
        {/* No place of its own while there is none, for the column has its distances. */}
        {estimate && items.length > 0 && (
          <Suspense fallback={null}>
            <Estimate
              items={items}
              estimate={estimate}
              place={
                <PlaceFields
                  place={{ ...place, country: place.country || estimate.country }}
                  countries={countries}
                  onPlace={setPlace}
                />
              }
            />
          </Suspense>
        )}
        {/* Where scripts run, its fields would be part of the form's draft. */}
        {items.length > 0 && (
          <WithoutScripts>
            <PlainEstimate items={items} countries={countries} estimated={estimated} form={FORM} />
          </WithoutScripts>
        )}
        <QuoteAside page={page} />
      </FormAside>
    </>
  );
}

/** Only now the draft goes, and from the list what was sent: another tab may have added to it meanwhile. */
function keepSent({ reference, receivedAt }: SentForm, { items, ...values }: FormValues): void {
  const sent = readItems(JSON.parse(items ?? '[]'));
  rememberRequest({ reference, receivedAt, values, items: sent });
  eraseDraft(QUOTE_DRAFT);
  forgetSent(values.artwork);
  const known = new Set(sent.map(item => JSON.stringify(item)));
  changeList(list => list.filter(item => !known.has(JSON.stringify(item))));
}
