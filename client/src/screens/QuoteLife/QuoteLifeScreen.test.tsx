import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { exampleOffer } from '../../test/quoteLife.ts';
import { answered, offer, open, REFERENCE } from '../../test/quotePage.ts';
import { showSite } from '../../test/showSite.tsx';

test('an offer shows every part of its sum, its drawing in millimetres and what can be done with it', async () => {
  open(answered);
  const sheet = await screen.findByRole('region', { name: 'Offer 2' });
  const rows = within(sheet)
    .getAllByRole('term')
    .map(term => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(rows.slice(0, 6)).toEqual([
    'Goods ZAR 4,326.00',
    'Tooling, once ZAR 1,450.00',
    'Delivery ZAR 164.80',
    'Before VAT ZAR 5,940.80',
    'VAT 15% ZAR 891.12',
    'Total ZAR 6,831.92',
  ]);
  expect(within(sheet).getByText(/^ZAR.0\.8652 a label$/)).toBeVisible();
  const drawing = screen.getByRole('img', { name: 'Drawing of the label: 60 x 30 mm, with a ruler in millimetres' });
  expect(drawing).toHaveAttribute('width', '77mm');
  for (const link of screen.getAllByRole('link', { name: 'Accept offer' }))
    expect(link).toHaveAttribute('href', `/quote/${REFERENCE.toLowerCase()}/accept`);
});

test('one day, one working day and one label are not counted in the plural', async () => {
  const [line] = offer.lines;
  const single = exampleOffer({
    ...{ leadTimeDays: 1, validUntil: new Date(Date.now() + 36 * 3_600_000).toISOString() },
    lines: [{ ...line!, quantity: 1, labelsPerUnit: 1 }],
  });
  open({ ...answered, offer: single });
  const sheet = await screen.findByRole('region', { name: 'Offer 2' });
  expect(screen.getByText(/1 day left$/)).toBeVisible();
  expect(within(sheet).getByText('1 label')).toBeVisible();
  expect(within(sheet).getByText(/^1 working day/)).toHaveTextContent(/^1 working dayafter/);
  expect(screen.getByText('1 working day later')).toBeVisible();
});

const earlier = exampleOffer({
  ...{ version: 1, status: 'REPLACED', sentAt: '2026-11-17T06:55:00.000Z', fees: [] },
  totals: { ...offer.totals, total: { __typename: 'Money', amount: '5164.42', currency: 'ZAR' } },
});

test('an earlier offer can be opened, and nothing of it can be accepted', async () => {
  const two = { ...answered, offers: [offer, earlier] };
  open(two);
  const sheet = await screen.findByRole('region', { name: 'Offer 2' });
  const href = within(sheet).getByRole('link', { name: 'See offer 1' }).getAttribute('href')!;
  expect(href).toBe(`/quote/${REFERENCE.toLowerCase()}?offer=1`);
  cleanup();
  open(two, '?offer=1');
  const replaced = await screen.findByRole('region', { name: 'Offer 1' });
  expect(replaced).toHaveTextContent(/Total\s*ZAR.5,164\.42/);
  expect(replaced).not.toHaveTextContent('pro-forma');
  expect(screen.getByText('Offer 1 has been replaced.').parentElement).toHaveTextContent('Tue 17 Nov 2026');
  expect(screen.queryByRole('link', { name: 'Accept offer' })).toBeNull();
  expect(screen.queryByText('Decline this offer')).toBeNull();
  for (const link of screen.getAllByRole('link', { name: 'See offer 2' }))
    expect(link).toHaveAttribute('href', `/quote/${REFERENCE.toLowerCase()}`);
  cleanup();
  // What was never offered is the offer that counts.
  open(two, '?offer=7');
  expect(await screen.findByRole('region', { name: 'Offer 2' })).toBeVisible();
});

test('a label wider than the column is drawn smaller, and says so', async () => {
  open({ labelSize: { __typename: 'LabelSize', shape: 'RECTANGLE', widthMm: 120, heightMm: 40 } });
  expect(await screen.findByText('Drawn at 1:2, 120 x 40 mm.')).toBeVisible();
});

test('what was said stands with the offers in between, the oldest first', async () => {
  const said = (id: string, from: string, text: string, at: string) => ({
    __typename: 'QuoteMessage',
    id,
    from,
    text,
    at,
  });
  open({
    ...answered,
    messages: [
      said('1', 'FIRM', 'Powder coated?', '2026-11-18T08:00:00.000Z'),
      said('2', 'BUYER', 'Painted steel.', '2026-11-20T08:00:00.000Z'),
    ],
  });
  const talk = await screen.findByRole('region', { name: 'Questions and answers' });
  expect(talk.textContent).toMatch(/Powder coated\?.*Offer 2 sent, ZAR.6,831\.92\..*Painted steel\./);
  expect(within(talk).getByText('1 from you, 1 from us')).toBeVisible();
});

test('whoever may not read it is asked for the address, and learns nothing', async () => {
  showSite(`/quote/${REFERENCE.toLowerCase()}`, { QuoteLife: () => answerOf({ quoteRequest: null }) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Follow your quote request');
  expect(screen.getByLabelText('Reference')).toHaveValue(REFERENCE);
  // The link may be what brought them here.
  expect(screen.getByText(/^To open it here/)).toBeVisible();
  expect(screen.queryByText(/without this form/)).toBeNull();
});

test('a reference and an address that do not fit stay in the form, to be corrected', async () => {
  const none = () => answerOf({ quoteRequest: null });
  // The browser sends the form and loads the page anew.
  const { router } = showSite('/track', { QuoteLife: none, OpenQuote: none });
  await screen.findByRole('heading', { level: 1 });
  const formData = new FormData();
  const typed = { step: 'open', reference: 'Q-0W3XK-7QF2M', email: 'lerato@highvled.example' };
  for (const [name, value] of Object.entries(typed)) formData.set(name, value);
  await act(() => router.navigate('/quote', { formMethod: 'post', formData }));
  expect(await screen.findByText(/^The two do not fit together/)).toBeVisible();
  expect(screen.getByLabelText('Reference')).toHaveValue(typed.reference);
  expect(screen.getByLabelText('Email')).toHaveValue(typed.email);
});

test('a gateway that does not answer is said', async () => {
  showSite(`/quote/${REFERENCE.toLowerCase()}`, { QuoteLife: () => Promise.reject(new Error('away')) });
  expect(await screen.findByRole('heading', { name: 'Your quote could not be loaded just now.' })).toBeVisible();
});

test('what a buyer wrote and did not send is there again until it was sent', async () => {
  const load = async (version: number, query = '', messages: object[] = []) => {
    cleanup();
    open({ ...answered, version, messages }, query);
    return screen.findByRole('textbox', { name: /^Ask about/ });
  };
  await userEvent.type(await load(3), 'Which red?');
  // Another button of the page stops the reminders, and loads it anew.
  const field = await load(4, '?done=stop');
  await waitFor(() => expect(field).toHaveValue('Which red?'));
  // It was posted and never arrived, and the firm took a step meanwhile; the address still tells of the word before.
  const submitter = screen.getByRole('button', { name: 'Send question' });
  fireEvent(document.forms.namedItem('reply')!, new SubmitEvent('submit', { bubbles: true, submitter }));
  const unsent = await load(5, '?done=reply');
  await waitFor(() => expect(unsent).toHaveValue('Which red?'));
  const at = '2026-11-20T08:00:00.000Z';
  const sent = [{ __typename: 'QuoteMessage', id: '1', from: 'BUYER', text: 'Which red?', at }];
  expect(await load(6, '?done=reply', sent)).toHaveValue('');
  expect(await load(6, '', sent)).toHaveValue('');
});

test('what a buyer wrote while the firm closed the request stays to be read, and can be sent no more', async () => {
  const refusal = { __typename: 'QuoteStepRefused' as const, code: 'NOT_OPEN', message: 'This request is closed.' };
  const closed = { ...answered, status: 'DECLINED', waitsFor: null };
  const { router } = open(closed, '', { ReplyToQuote: () => ({ data: { result: refusal } }) });
  await screen.findByRole('region', { name: 'Offer 2' });
  expect(screen.queryByRole('textbox')).toBeNull();
  const formData = new FormData();
  for (const [name, value] of Object.entries({ step: 'reply', text: 'Which red?' })) formData.set(name, value);
  await act(() => router.navigate(`/quote/${REFERENCE.toLowerCase()}`, { formMethod: 'post', formData }));
  const field = await screen.findByRole('textbox', { name: 'What you wrote, not sent' });
  expect(field).toHaveValue('Which red?');
  expect(field).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('of files that were sent together the ones that were taken go along with the next try, or are taken out', async () => {
  const { router, asked } = open(answered);
  const post = (formData: FormData) =>
    act(() => router.navigate(`/quote/${REFERENCE.toLowerCase()}`, { formMethod: 'post', formData }));
  await screen.findByRole('region', { name: 'Offer 2' });
  const first = new FormData();
  // As the site hands on a form of which it has stored two files of three.
  const handedOn = { step: 'reply', reference: REFERENCE, filesRefused: 'It is too large.' };
  const files = { 'artwork.one': 'front.png', 'artwork.two': 'back.png', 'artwork.three': 'old.png' };
  for (const [name, value] of Object.entries({ ...handedOn, ...files })) first.set(name, value);
  await post(first);
  expect(await screen.findByText('Not every file could be taken: It is too large.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send along: old.png' }));
  const again = new FormData(document.querySelector<HTMLFormElement>('form#reply')!);
  again.delete('files');
  await post(again);
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'ReplyToQuote')?.variables.input).toMatchObject({
      artwork: ['one', 'two'],
    }),
  );
});
