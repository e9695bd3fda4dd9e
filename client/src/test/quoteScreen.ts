import { screen } from '@testing-library/react';
import { answerOf, examplePage, sending } from './contentAnswers.ts';
import type { showSite } from './showSite.tsx';

export const quotePage = { Quote: () => answerOf({ site: sending, page: examplePage('request-quote') }) };

export const fields = () => ({
  name: screen.getByRole('textbox', { name: 'Name' }),
  email: screen.getByRole('textbox', { name: 'Email' }),
  phone: screen.getByRole('textbox', { name: 'Phone (optional)' }),
  country: screen.getByRole('combobox', { name: 'Country code' }),
  send: screen.getByRole('button', { name: 'Request a Quote' }),
});

/** The requests that the page has sent. */
export const sentBy = ({ asked }: ReturnType<typeof showSite>) =>
  asked
    .filter(({ name }) => name === 'SubmitQuoteRequest')
    .map(({ variables }) => variables.input as Record<string, string>);
