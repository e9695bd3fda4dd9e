import type { ActionFunctionArgs } from 'react-router-dom';
import { contactTexts } from '../../../../rules/texts/contact.ts';
import type { Ask } from '../../data/ask.ts';
import { sendForm } from '../../forms/sendForm.ts';
import { SubmitContactMessageDocument } from '../../gql/graphql.ts';

/** Takes the message form. */
export const act = (ask: Ask, { request }: ActionFunctionArgs) =>
  sendForm(ask, {
    request,
    mutation: SubmitContactMessageDocument,
    fields: ['name', 'email', 'phone', 'company', 'subject', 'message'],
    // A question about a product names it above its own words.
    further: read =>
      read('about') && read('message').trim() ? { message: `${read('about')}\n\n${read('message')}` } : {},
    failure: contactTexts.error,
  });
