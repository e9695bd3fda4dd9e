import type { ApolloClient } from '@apollo/client';
import type { ActionFunctionArgs } from 'react-router-dom';
import { quoteErrorBanner } from '../../../../rules/quoteErrorBanner.ts';
import { quoteTexts } from '../../../../rules/texts.ts';
import { SubmitQuoteRequestDocument } from '../../gql/graphql.ts';
import { sendForm } from '../../quote/sendForm.ts';

/** Takes the quote form. */
export const act = (client: ApolloClient, { request }: ActionFunctionArgs) =>
  sendForm(client, {
    request,
    mutation: SubmitQuoteRequestDocument,
    fields: Object.keys(quoteTexts.labels),
    failure: quoteErrorBanner(false),
    anchor: 'quote-form',
  });
