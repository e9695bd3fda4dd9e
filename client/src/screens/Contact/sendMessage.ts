import type { ApolloClient } from '@apollo/client';
import type { ActionFunctionArgs } from 'react-router-dom';
import { contactTexts } from '../../../../rules/texts.ts';
import { SubmitContactMessageDocument } from '../../gql/graphql.ts';
import { sendForm } from '../../quote/sendForm.ts';

/** Takes the message form. */
export const act = (client: ApolloClient, { request }: ActionFunctionArgs) =>
  sendForm(client, {
    request,
    mutation: SubmitContactMessageDocument,
    fields: ['name', 'email', 'phone', 'company', 'subject', 'message'],
    failure: contactTexts.error,
  });
