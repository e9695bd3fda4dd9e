import type { ApolloClient } from '@apollo/client';
import type { ActionFunctionArgs } from 'react-router-dom';
import { quoteErrorBanner, quoteFields } from '../../../../rules/quote.ts';
import { SubmitQuoteRequestDocument } from '../../gql/graphql.ts';
import { sendForm } from '../../quote/sendForm.ts';

/** Takes the quote form. */
export const act = (client: ApolloClient, { request }: ActionFunctionArgs) =>
  sendForm(client, {
    request,
    mutation: SubmitQuoteRequestDocument,
    fields: [...quoteFields, 'phoneCountry'],
    failure: quoteErrorBanner(false),
    anchor: 'quote-form',
  });
