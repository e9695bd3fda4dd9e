import type { ApolloClient } from '@apollo/client';
import type { ActionFunctionArgs } from 'react-router-dom';
import { quoteErrorBanner } from '../../../../rules/quoteErrorBanner.ts';
import { quoteTexts } from '../../../../rules/texts.ts';
import { SubmitQuoteRequestDocument } from '../../gql/graphql.ts';
import { parseStored } from '../../lib/stored.ts';
import { readItems } from '../../quote/list/items.ts';
import { sendForm } from '../../quote/sendForm.ts';

/** Takes the quote form. */
export const act = (client: ApolloClient, { request }: ActionFunctionArgs) =>
  sendForm(client, {
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
