import type { ActionFunctionArgs } from 'react-router-dom';
import { quoteErrorBanner } from '../../../../rules/forms/quoteErrorBanner.ts';
import { quoteTexts } from '../../../../rules/texts/quote/quote.ts';
import type { Ask } from '../../data/ask.ts';
import { sendForm } from '../../forms/sendForm.ts';
import { SubmitQuoteRequestOperation } from '../../gql/operations/SubmitQuoteRequest.ts';
import { parseStored } from '../../lib/stored.ts';
import { WORK_OUT } from '../../quote/estimate/estimatedForm.ts';
import { readItems } from '../../quote/list/items.ts';
import { plainList } from '../../quote/list/plainList.ts';
import { ADD_LINE, OPTION, REMOVE_LINE } from '../../quote/list/plainNames.ts';

/** Takes the quote form, or, without scripts, changes its list and says what its goods cost. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const posted = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const { url } = request;
  if (posted.has('items')) {
    const hasOptions = [...posted.keys()].some(name => OPTION.test(name));
    const choose = hasOptions ? await (await import('./lines/chosenOptions.ts')).chosenOptions(ask, posted) : undefined;
    posted.set('items', JSON.stringify(plainList(posted, choose)));
  }
  if (posted.has(ADD_LINE)) return (await import('./lines/addLine.ts')).addLine(ask, posted);
  if (posted.has(WORK_OUT) || posted.has(REMOVE_LINE)) return (await import('./lines/workOut.ts')).workOut(ask, posted);
  return submit(ask, new Request(url, { method: 'POST', body: posted }));
}

const submit = (ask: Ask, request: Request) =>
  sendForm(ask, {
    request,
    operation: SubmitQuoteRequestOperation,
    typename: 'QuoteRequest',
    fields: [...Object.keys(quoteTexts.labels), 'items'],
    further: ({ items = '', artwork = '' }) => ({
      items: [...readItems(parseStored(items))],
      artwork: artwork.split(' ').filter(Boolean),
    }),
    failure: quoteErrorBanner(false),
    anchor: 'quote-form',
  });
