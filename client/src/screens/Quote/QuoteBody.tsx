import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { eraseDraft, QUOTE_DRAFT } from '../../forms/draft/draft.ts';
import { FormAside } from '../../forms/FormAside.tsx';
import type { SentForm } from '../../forms/formOutcome.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { useFormPost } from '../../forms/useFormPost.ts';
import { still } from '../../lib/still.tsx';
import { forgetSent } from '../../quote/artwork/attached.ts';
import { rememberRequest } from '../../quote/earlier/earlier.ts';
import { readItems } from '../../quote/list/items.ts';
import { changeList, readList } from '../../quote/list/quoteList.ts';
import { prefillQuote } from './prefillQuote.ts';
import { QuoteForm } from './QuoteForm.tsx';
import type { AskedProduct, CmsPage } from './quoteData.ts';

const QuoteAside = still(async () => (await import('./QuoteAside.tsx')).QuoteAside);

/** List and form, and beside them how a quote comes about. */
export function QuoteBody({ page, product }: { page: CmsPage | undefined; product: AskedProduct | undefined }) {
  const { outcome, busy, round, post } = useFormPost('/request-quote', keepSent);
  const [afresh, setAfresh] = useState(0);
  const [query] = useSearchParams();
  const prefill = round === 0 && outcome?.kind !== 'sent' ? prefillQuote(product, query) : null;
  return (
    <FormAside
      id="quote-form"
      form={
        <QuoteForm
          key={`${round} ${afresh}`}
          outcome={outcome}
          busy={busy}
          post={values => post({ ...values, items: JSON.stringify(readList()) })}
          prefill={prefill}
          overrides={page?.quote}
          onAfresh={() => setAfresh(afresh + 1)}
        />
      }
    >
      <QuoteAside page={page} />
    </FormAside>
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
