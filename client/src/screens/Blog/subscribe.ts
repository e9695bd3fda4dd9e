import type { ApolloClient } from '@apollo/client';
import type { ActionFunctionArgs } from 'react-router-dom';
import { newsletterTexts } from '../../../../rules/texts.ts';
import { SubscribeToNewsletterDocument } from '../../gql/graphql.ts';
import { sendForm } from '../../quote/sendForm.ts';

/** Takes the newsletter form. */
export const act = (client: ApolloClient, { request }: ActionFunctionArgs) =>
  sendForm(client, {
    request,
    mutation: SubscribeToNewsletterDocument,
    fields: ['email', 'page'],
    failure: newsletterTexts.error,
  });
