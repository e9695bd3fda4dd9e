import { useSearchParams } from 'react-router-dom';
import { FormAside } from '../../quote/FormAside.tsx';
import { useFormPost } from '../../quote/useFormPost.ts';
import { NeedHelp } from './NeedHelp.tsx';
import { ProcessPicture } from './ProcessPicture.tsx';
import { prefillQuote } from './prefillQuote.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { QuoteProcess } from './QuoteProcess.tsx';
import type { AskedProduct, CmsPage } from './quoteData.ts';

/** The form, and beside it how a quote comes about. */
export function QuoteBody({ page, product }: { page: CmsPage | undefined; product: AskedProduct | undefined }) {
  const { outcome, busy, round, post } = useFormPost('/request-quote');
  const [query] = useSearchParams();
  const prefill = round === 0 && outcome?.kind !== 'sent' ? prefillQuote(product, query) : null;
  return (
    <FormAside
      id="quote-form"
      form={<QuoteForm key={round} outcome={outcome} busy={busy} post={post} prefill={prefill} />}
    >
      <QuoteProcess overrides={page?.quote} />
      <ProcessPicture page={page} />
      <NeedHelp overrides={page?.quote} />
    </FormAside>
  );
}
