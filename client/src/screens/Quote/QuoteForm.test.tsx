import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { writeAttached } from '../../quote/artwork/attached.ts';
import { refusal, storedRequest } from '../../test/contentAnswers.ts';
import { fields, quotePage, sentBy } from '../../test/quoteScreen.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const BANNER = 'Error! There was a problem submitting your request. Please check your information and try again.';

async function fill(answers: Answers = {}, path = '/request-quote') {
  const site = showSite(path, { ...quotePage, ...answers });
  await userEvent.click(await screen.findByRole('radio', { name: 'Security Void' }));
  await userEvent.click(screen.getByRole('radio', { name: '1001-5000' }));
  await userEvent.type(fields().name, 'Lerato Mokoena');
  await userEvent.type(fields().email, 'lerato@highveld.example');
  return site;
}

test('an empty form is not sent: the errors are listed above it and stand at their fields', async () => {
  const site = showSite('/request-quote', quotePage);
  await userEvent.click(await screen.findByRole('button', { name: 'Request a Quote' }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(alert, 'with each field that is mended it would be told whole').toHaveAttribute('aria-atomic', 'false');
  expect(alert).toHaveTextContent(BANNER);
  expect(
    within(alert)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    'Please choose a label type.',
    'Please choose a quantity.',
    'Please enter your name.',
    'Please enter your email.',
  ]);
  expect(fields().name).toHaveAccessibleDescription('Please enter your name.');
  expect(screen.getByRole('radiogroup', { name: 'Label type' })).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(within(alert).getByRole('link', { name: 'Please choose a quantity.' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '1-100' })).toHaveFocus());
  expect(sentBy(site)).toEqual([]);
});

test('a corrected field loses its message', async () => {
  showSite('/request-quote', quotePage);
  await userEvent.click(await screen.findByRole('button', { name: 'Request a Quote' }));
  await screen.findByRole('alert');
  await userEvent.type(fields().name, 'Lerato');
  await waitFor(() => expect(fields().name).toBeValid());
});

test('a wrong phone number blocks the request and is named in the banner', async () => {
  const site = await fill();
  await userEvent.type(fields().phone, '82 abc 000 01');
  expect(fields().phone).toHaveValue('82  000 01');
  await userEvent.selectOptions(fields().country, 'ZA');
  await userEvent.click(fields().send);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error! There was a problem submitting your request. Please enter a valid phone number. Please check your information and try again.',
  );
  expect(fields().phone).toHaveAccessibleDescription('Please enter a valid phone number for South Africa');
  expect(sentBy(site)).toEqual([]);
});

test('a right phone number is shown in full, and a typed country code chooses its country', async () => {
  await fill();
  await userEvent.type(fields().phone, '+260 97 123 4567');
  await userEvent.clear(fields().phone);
  await userEvent.type(fields().phone, '+27 82 123 4567');
  expect(fields().country).toHaveValue('ZA');
  expect(fields().phone).toHaveAccessibleDescription('+27 82 123 4567');
});

test("the country is that of the browser's language", async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en']);
  showSite('/request-quote', quotePage);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(fields().country).toHaveValue('DE'));
});

test('a sent request is confirmed with its reference, and the form is empty again', async () => {
  const site = await fill({ SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV') });
  await userEvent.click(fields().send);
  const banner = await screen.findByText(
    "Success! Your quote request has been submitted. We'll get back to you within 24 hours.",
  );
  await waitFor(() => expect(banner.closest('[role=status]')).toHaveFocus());
  expect(screen.getByText('Q-0TNS1-Z5MTV')).toBeVisible();
  await waitFor(() => expect(fields().name).toHaveValue(''));
  expect(screen.getByRole('radio', { name: 'Security Void' })).not.toBeChecked();
  expect(sentBy(site)).toMatchObject([
    { labelType: 'security-void', quantity: '1001-5000', name: 'Lerato Mokoena', email: 'lerato@highveld.example' },
  ]);
});

test.each([true, false])('a copy is announced where one is mailed: %s', async confirmed => {
  await fill({ SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV', { confirmed }) });
  await userEvent.click(fields().send);
  await screen.findByText('Q-0TNS1-Z5MTV');
  expect(screen.queryAllByText(/A copy is on its way to/)).toHaveLength(Number(confirmed));
});

test('while it is being sent the button waits', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof storedRequest>>();
  await fill({ SubmitQuoteRequest: () => answer.promise });
  await userEvent.click(fields().send);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
  answer.resolve(storedRequest('Q-0TNS1-Z5MTV'));
  await screen.findByRole('status', { name: '' });
});

test('a failure keeps what was written, and a repeat is the same request', async () => {
  let down = true;
  const site = await fill({
    SubmitQuoteRequest: () => (down ? Promise.reject(new Error('offline')) : storedRequest('Q-0TNS1-Z5MTV')),
  });
  await userEvent.click(fields().send);
  expect(await screen.findByRole('alert')).toHaveTextContent(BANNER);
  expect(fields().name).toHaveValue('Lerato Mokoena');
  expect(screen.getByRole('radio', { name: 'Security Void' })).toBeChecked();
  down = false;
  await userEvent.click(fields().send);
  await screen.findByText('Q-0TNS1-Z5MTV');
  const [first, second] = sentBy(site);
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
});

test('corrected fields make another request', async () => {
  const site = await fill({ SubmitQuoteRequest: () => Promise.reject(new Error('offline')) });
  await userEvent.click(fields().send);
  await screen.findByRole('alert');
  await userEvent.type(fields().name, ' Dube');
  await userEvent.click(fields().send);
  await waitFor(() => expect(sentBy(site)).toHaveLength(2));
  expect(sentBy(site)[1]?.key).not.toBe(sentBy(site)[0]?.key);
});

test("the gateway's refusal stands at its field", async () => {
  await fill({ SubmitQuoteRequest: () => refusal(BANNER, { email: 'We cannot write to this address.' }) });
  await userEvent.click(fields().send);
  expect(await screen.findByRole('alert')).toHaveTextContent(BANNER);
  await waitFor(() => expect(fields().email).toHaveAccessibleDescription('We cannot write to this address.'));
  expect(fields().email).toHaveValue('lerato@highveld.example');
});

test('artwork goes with the request, and what the gateway no longer has is told where it was attached', async () => {
  const id = 'a'.repeat(32);
  writeAttached([{ id, name: 'seal.pdf', bytes: 2_000, attachedAt: Date.now() }]);
  const site = await fill({ SubmitQuoteRequest: () => refusal(BANNER, { artwork: 'A file is no longer here.' }) });
  expect(await screen.findByText('seal.pdf')).toBeVisible();
  await userEvent.click(fields().send);
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'A file is no longer here.' });
  const input = screen.getByLabelText('Choose files, or drop them here');
  expect(input).toHaveAccessibleDescription(/A file is no longer here\.$/);
  await userEvent.click(link);
  expect(input).toHaveFocus();
  expect(sentBy(site)).toMatchObject([{ artwork: [id] }]);
});

test('artwork that went with a request is not attached to the next one', async () => {
  writeAttached([{ id: 'a'.repeat(32), name: 'seal.pdf', bytes: 2_000, attachedAt: Date.now() }]);
  await fill({ SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV') });
  await screen.findByText('seal.pdf');
  await userEvent.click(fields().send);
  await screen.findByText('Q-0TNS1-Z5MTV');
  await waitFor(() => expect(screen.queryByText('seal.pdf')).toBeNull());
});
