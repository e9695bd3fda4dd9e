import type { ActionFunctionArgs } from 'react-router-dom';
import { contactTexts } from '../../../../rules/texts/contact.ts';
import type { Ask } from '../../data/ask.ts';
import { sendForm } from '../../forms/sendForm.ts';
import { SubmitContactMessageOperation } from '../../gql/operations/SubmitContactMessage.ts';

/** Takes the message form. */
export const act = (ask: Ask, { request }: ActionFunctionArgs) =>
  sendForm(ask, {
    request,
    operation: SubmitContactMessageOperation,
    fields: ['name', 'email', 'phone', 'company', 'subject', 'message'],
    // A question about a product names it above its own words.
    further: ({ about, message = '' }) => (about && message.trim() ? { message: `${about}\n\n${message}` } : {}),
    failure: contactTexts.error,
  });
