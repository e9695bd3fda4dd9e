import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { receipt } from '../../test/contentAnswers.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

async function fill(answers: Answers) {
  const site = showSite('/contact', answers);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Lerato Mokoena');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'lerato@highveld.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'General');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Do you print on kraft?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  return site;
}

test('the page says how to reach the firm and when', async () => {
  showSite('/contact');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Mon-Fri 9-6' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Sun Closed' })).toBeVisible();
});

test('a sent message is confirmed, and the form is empty again', async () => {
  const { asked } = await fill({ SubmitContactMessage: () => receipt('M-0TNS2-3P07R') });
  const banner = await screen.findByText('Thank you for your message! We will get back to you within 24 hours.');
  await waitFor(() => expect(banner.closest('[role=status]')).toHaveFocus());
  expect(screen.getByText('M-0TNS2-3P07R')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
  const sent = asked.find(({ name }) => name === 'SubmitContactMessage');
  const input = sent?.variables.input as Record<string, string>;
  expect(input).toMatchObject({ name: 'Lerato Mokoena', subject: 'general', message: 'Do you print on kraft?' });
  expect(input.key).toMatch(/^[0-9a-f-]{36}$/);
});

test('what the hidden field holds and how long the form stood open go with a message', async () => {
  const { asked } = showSite('/contact', { SubmitContactMessage: () => receipt('M-0TNS2-3P07R') });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bot');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'bot@spam.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'General');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Cheap!');
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Leave this empty'), 'spam.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('M-0TNS2-3P07R');
  const sent = asked.find(({ name }) => name === 'SubmitContactMessage');
  expect(sent?.variables.input).toMatchObject({ website: 'spam.example', elapsedMs: expect.any(Number) });
});

test('the button says that the message is being sent, keeps the focus, and sends it once', async () => {
  const answer = Promise.withResolvers<object>();
  const { asked } = await fill({ SubmitContactMessage: () => answer.promise });
  const sending = await screen.findByRole('button', { name: 'Sending Message...' });
  // A browser takes the focus from a button that is disabled.
  expect(sending).toBeEnabled();
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  expect(sending).toHaveFocus();
  await userEvent.click(sending);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  answer.resolve(receipt('M-0TNS2-3P07R'));
  expect(await screen.findByRole('button', { name: 'Send Message' })).not.toHaveAttribute('aria-disabled');
  expect(asked.filter(({ name }) => name === 'SubmitContactMessage')).toHaveLength(1);
});

test('a message that a server of another release does not know says so, and stays written', async () => {
  await fill({
    SubmitContactMessage: () => ({
      errors: [{ message: 'None is registered.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    }),
  });
  expect(await screen.findByText(/^The site is being updated, and nothing was sent\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you print on kraft?');
});

test('a failure keeps what was written, and names the phone number', async () => {
  await fill({ SubmitContactMessage: () => Promise.reject(new Error('offline')) });
  expect(
    await screen.findByText('There was an error sending your message. Please try again or contact us directly.'),
  ).toBeVisible();
  expect(screen.getByText(/You can also call us on/)).toHaveTextContent('+27 11 000 0100');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you print on kraft?');
});

test('where the firm has WhatsApp, a failure names it beside the phone', async () => {
  const whatsapp = 'https://wa.me/27820000100';
  await fill({
    Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, whatsapp } } }),
    SubmitContactMessage: () => Promise.reject(new Error('offline')),
  });
  const told = (await screen.findByText(/You can also call us on/)).closest('p')!;
  expect(told).toHaveTextContent('You can also call us on +27 11 000 0100. Or write to us on WhatsApp.');
  expect(within(told).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', whatsapp);
});

test('one message too many keeps what was written and leads to the phone', async () => {
  const refusal = { message: 'Too many', path: ['result'], extensions: { code: 'RATE_LIMITED' } };
  await fill({ SubmitContactMessage: () => ({ errors: [refusal] }) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Too many forms came from your connection.');
  expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you print on kraft?');
});

test('a message that was begun is there again, until it is sent or thrown away', async () => {
  showSite('/contact');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Do you print on kraft?');
  cleanup();
  showSite('/contact');
  expect(await screen.findByText('Your unfinished message is here again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you print on kraft?');
  await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  cleanup();
  await fill({ SubmitContactMessage: () => receipt('M-0TNS2-3P07R') });
  await screen.findByText('M-0TNS2-3P07R');
  cleanup();
  showSite('/contact');
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(localStorage.getItem('diri_message_draft')).toBeNull();
});

test('an empty form is not sent: every required field is named', async () => {
  const { asked } = showSite('/contact');
  await userEvent.click(await screen.findByRole('button', { name: 'Send Message' }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please enter your name.');
  expect(screen.getByRole('combobox', { name: 'Subject' })).toBeInvalid();
  expect(asked.some(({ name }) => name === 'SubmitContactMessage')).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Please choose a subject.' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveFocus());
});

test('the banner goes once every error is mended', async () => {
  showSite('/contact');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Lerato Mokoena');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'lerato@highveld.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'General');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a message sent before a weekend says by when it is answered', async () => {
  await fill({ SubmitContactMessage: () => receipt('M-0TNS2-3P07R', '2026-11-23T09:00:00+02:00') });
  expect(await screen.findByText('Outside office hours: by Monday 23 November at 09:00')).toBeVisible();
});

test('a message sent without scripts is confirmed by its reference', async () => {
  showSite('/contact?sent=M-0TNS2-3P07R');
  expect(await screen.findByText('M-0TNS2-3P07R')).toBeVisible();
  expect(screen.queryByText(/Outside office hours/)).not.toBeInTheDocument();
});

test('a message sent without scripts says by when it is answered, unless the time is made up', async () => {
  showSite('/contact?sent=M-0TNS2-3P07R&by=2026-11-23T09%3A00%3A00%2B02%3A00');
  expect(await screen.findByText('Outside office hours: by Monday 23 November at 09:00')).toBeVisible();
  cleanup();
  showSite('/contact?sent=M-0TNS2-3P07R&by=never');
  await screen.findByText('M-0TNS2-3P07R');
  expect(screen.queryByText(/Outside office hours/)).not.toBeInTheDocument();
});

test('a made-up reference confirms nothing', async () => {
  showSite('/contact?sent=M-00000-00001');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
