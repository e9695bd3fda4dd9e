import type { ActionFunctionArgs } from 'react-router-dom';
import { newsletterTexts } from '../../../../rules/texts/newsletter.ts';
import type { Ask } from '../../data/ask.ts';
import { sendForm } from '../../forms/sendForm.ts';
import { SubscribeToNewsletterOperation } from '../../gql/operations/SubscribeToNewsletter.ts';

/** Takes the newsletter form. */
export const act = (ask: Ask, { request }: ActionFunctionArgs) =>
  sendForm(ask, {
    request,
    operation: SubscribeToNewsletterOperation,
    fields: ['email', 'page'],
    failure: newsletterTexts.error,
  });
