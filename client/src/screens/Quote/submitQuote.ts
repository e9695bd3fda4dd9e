import type { ActionFunctionArgs } from 'react-router-dom';
import { quoteErrorBanner } from '../../../../rules/forms/quoteErrorBanner.ts';
import { quoteTexts } from '../../../../rules/texts/quote.ts';
import type { Ask } from '../../data/ask.ts';
import { sendForm } from '../../forms/sendForm.ts';
import { SubmitQuoteRequestDocument } from '../../gql/graphql.ts';
import { parseStored } from '../../lib/stored.ts';
import { readItems } from '../../quote/list/items.ts';

/** Takes the quote form. */
export const act = (ask: Ask, { request }: ActionFunctionArgs) =>
  sendForm(ask, {
    request,
    mutation: SubmitQuoteRequestDocument,
    fields: Object.keys(quoteTexts.labels),
    further: read => ({
      items: [...readItems(parseStored(read('items')))],
      artwork: read('artwork').split(' ').filter(Boolean),
    }),
    failure: quoteErrorBanner(false),
    anchor: 'quote-form',
  });
