import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { open, postOffer } from '../../test/operatorQuotes.ts';
import { exampleOffer, livingRequest } from '../../test/quoteLife.ts';
import type { Answers } from '../../test/showSite.tsx';

const NO_MORE = { __typename: 'QuoteEvent' as const, offerVersion: null, note: null };

test('one request shows everything, and its offer begins with what the catalogue says', async () => {
  const url = 'https://labels.example/uploads/a?signature=b';
  const line = {
    ...{
      __typename: 'OfferDraftLine' as const,
      productId: '1',
      variationId: null,
      name: 'Void Label',
      description: null,
    },
    ...{ quantity: 12, unit: null, labelsPerUnit: null, unitPrice: '432.60', lastOffered: '400.00' },
    lastOfferedAt: '2026-05-12T08:00:00.000Z',
    breaks: [{ __typename: 'OfferDraftBreak' as const, from: 10, to: 19, unitPrice: '432.60' }],
  };
  open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () =>
      answerOf({
        quoteRequest: livingRequest('Q-0TNS1-Z5MTV', {
          company: 'Highveld',
          history: [
            { ...NO_MORE, at: '2026-11-19T08:00:00Z', kind: 'RECEIVED', by: 'BUYER' },
            {
              ...{ ...NO_MORE, at: '2026-11-19T09:00:00Z', kind: 'DECLINED', by: 'BUYER' },
              ...{ offerVersion: 1, note: 'Price: too dear.' },
            },
          ],
          additionalInfo: 'Numbered from 1.',
          artwork: [{ __typename: 'QuoteArtwork', name: 'seal.pdf', type: 'application/pdf', bytes: 2_600_000, url }],
          draft: {
            ...{ __typename: 'OfferDraft', lines: [line], fees: [], delivery: null, country: 'ZA', taxPercent: '15' },
            ...{ state: null, countriesByState: [] },
            ...{ leadTimeDays: 6, validDays: 14, terms: null, currency: 'ZAR', decimals: 0 },
          },
        }),
        quoteRequests: null,
      }),
    PreviewOffer: () => ({ data: { result: exampleOffer() } }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Highveld, Security Void');
  expect(screen.getByText('Numbered from 1.')).toBeVisible();
  expect(screen.getByText('Offer 1 declined: Price: too dear.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'seal.pdf' })).toHaveAttribute('href', url);
  expect(screen.getByLabelText('Line 1')).toHaveValue('Void Label');
  expect(screen.getByLabelText('Net of line 1')).toHaveTextContent(/5,191\.00/);
  expect(screen.getByRole('button', { name: '10-19: 432.60' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Last offered on Tue 12 May 2026: ZAR\u00a0400.00' }));
  expect(screen.getByLabelText('A unit, ZAR')).toHaveValue('400.00');
  expect(await screen.findByText('VAT worked out as the shop rounds it')).toBeVisible();
});

test('sums of an earlier state of the offer do not stay where the gateway does not answer', async () => {
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { status: 'ANSWERED', offer: exampleOffer() });
  let lost = false;
  open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }),
    PreviewOffer: () => {
      if (lost) throw new TypeError('Failed to fetch');
      return { data: { result: exampleOffer() } };
    },
  });
  const sums = 'VAT worked out as the shop rounds it';
  expect(await screen.findByText(sums)).toBeVisible();
  lost = true;
  await userEvent.type(screen.getAllByLabelText('A unit, ZAR')[0]!, '9');
  expect(await screen.findByText(/and the site answers/)).toBeVisible();
  expect(screen.queryByText(sums)).toBeNull();
});

test('a line that was added from the catalogue knows its breaks and last offer, also after the next step', async () => {
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { status: 'ANSWERED', offer: exampleOffer() });
  const added = {
    ...{ __typename: 'OfferDraftLine' as const, productId: '12', variationId: '13', name: 'Void seal, Red' },
    ...{ description: null, quantity: 1, unit: null, labelsPerUnit: null, unitPrice: '376.17' },
    breaks: [{ __typename: 'OfferDraftBreak' as const, from: 10, to: null, unitPrice: '350.00' }],
    ...{ lastOffered: '360.00', lastOfferedAt: '2026-05-12T08:00:00.000Z' },
  };
  const site = open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }),
    DraftLines: () => answerOf({ quoteRequest: { __typename: 'QuoteRequest', draftLines: [added] } }),
    PreviewOffer: () => ({ data: { result: exampleOffer() } }),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('SKU'), 'VS-RED');
  await postOffer(site, 'catalogue');
  expect(await screen.findByLabelText('Line 2')).toHaveValue('Void seal, Red');
  await postOffer(site, 'preview');
  await user.click(await screen.findByRole('button', { name: '10+: 350.00' }));
  expect(document.getElementById('line.1.unitPrice')).toHaveValue('350.00');
  await user.click(screen.getByRole('button', { name: /^Last offered on Tue 12 May 2026/ }));
  expect(document.getElementById('line.1.unitPrice')).toHaveValue('360.00');
});

test('what has come to its end offers no form that would be refused', async () => {
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { status: 'DECLINED', offer: exampleOffer() });
  open('/operator/quotes/q-0tns1-z5mtv', { OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }) });
  expect(await screen.findByText('This request takes no offer any more.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Answer/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Offer 3' })).toBeNull();
});

test('a question that was written while the buyer ended the request stays to be read, and can be sent no more', async () => {
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { version: 4, status: 'WITHDRAWN' });
  const conflict = { __typename: 'VersionConflict' as const, code: 'VERSION_CONFLICT', message: '' };
  const { router } = open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }),
    AskBuyer: () => ({ data: { result: conflict } }),
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('textbox')).toBeNull();
  const formData = new FormData();
  for (const [name, value] of Object.entries({ step: 'ask', version: '3', text: 'Which red?' }))
    formData.set(name, value);
  await act(() => router.navigate('/operator/quotes/q-0tns1-z5mtv', { formMethod: 'post', formData }));
  const field = await screen.findByRole('textbox', { name: 'What you wrote, not sent' });
  expect(field).toHaveValue('Which red?');
  expect(field).toHaveAttribute('readonly');
  expect(field.closest('form')).toBeNull();
});

test('the firm opens an earlier offer as its buyer was sent it', async () => {
  const earlier = exampleOffer({ version: 1, status: 'REPLACED', sentAt: '2026-11-17T06:55:00.000Z' });
  const offer = exampleOffer();
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { status: 'ANSWERED', offer, offers: [offer, earlier] });
  const answers: Answers = { OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }) };
  const { router } = open('/operator/quotes/q-0tns1-z5mtv', answers);
  const link = await screen.findByRole('link', { name: 'See offer 1' });
  expect(screen.queryByRole('region', { name: 'Offer 1' })).toBeNull();
  await act(() => router.navigate(link.getAttribute('href')!));
  const shown = await screen.findByRole('region', { name: 'As the buyer was sent it' });
  expect(within(shown).getByRole('heading', { name: 'Offer 1' })).toBeVisible();
  expect(within(shown).queryByRole('region', { name: 'Offer 2' })).toBeNull();
});

test('whoever wrote while somebody else sent an offer sees both, part by part', async () => {
  // The page that answers the form is read anew: by then the other offer stands there.
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { version: 3, status: 'ANSWERED', offer: exampleOffer() });
  const conflict = { __typename: 'VersionConflict' as const, code: 'VERSION_CONFLICT', message: '' };
  const { router } = open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }),
    AnswerQuoteRequest: () => ({ data: { result: conflict } }),
  });
  await screen.findByLabelText('Line 1');
  const form = document.querySelector<HTMLFormElement>('form#answer')!;
  expect(new FormData(form).get('readOffer')).toBe('2');
  const formData = new FormData();
  const typed = { 'line.0.name': 'Seal, blue', 'line.0.quantity': '4', 'line.0.unitPrice': '471.25' };
  for (const [name, value] of Object.entries({ step: 'answer', version: '2', readOffer: '1', ...typed }))
    formData.set(name, value);
  await router.navigate('/operator/quotes/q-0tns1-z5mtv', { formMethod: 'post', formData });
  expect(await screen.findByText(/^Offer 2 was sent while you were writing/)).toBeVisible();
  const both = document.querySelector<HTMLElement>(
    screen.getByRole('link', { name: 'Compare' }).getAttribute('href')!,
  )!;
  const rowOf = (name: RegExp) => within(both).getByRole('rowheader', { name }).parentElement;
  expect(rowOf(/^Line 1/)).toHaveTextContent(
    'Security void seal 60 x 30 mm, red, Roll of 500, 10 rolls at 432.6Seal, blue, 4 at 471.25',
  );
  expect(rowOf(/^Delivery \(differs\)$/)).toHaveTextContent('Courier to Midrand, 164.8none');
  // A link inside the page is a step of the router, which forgets answers with it.
  await act(() => router.navigate('/operator/quotes/q-0tns1-z5mtv#compare'));
  expect(screen.getByText('Seal, blue, 4 at 471.25')).toBeVisible();
  expect(screen.getByLabelText('Line 1')).toHaveValue('Seal, blue');
});

test('of an offer that has to be corrected each line is told from the others', async () => {
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { version: 2 });
  const [first, second] = ['line.0.quantity', 'line.1.quantity'];
  const message = 'Enter a whole number from 1.';
  const errors = [first, second].map(field => ({ __typename: 'FieldError' as const, field: field!, message }));
  const code = 'VALIDATION_FAILED';
  const result = { __typename: 'ValidationFailure' as const, code, message: 'Please correct what is marked.', errors };
  const { router } = open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }),
    AnswerQuoteRequest: () => ({ data: { result } }),
  });
  await screen.findByLabelText('Line 1');
  const formData = new FormData();
  const typed = { 'line.0.name': 'Seal', 'line.0.quantity': '0', 'line.1.name': 'Tape', 'line.1.quantity': '0' };
  for (const [name, value] of Object.entries({ step: 'answer', version: '2', readOffer: '1', ...typed }))
    formData.set(name, value);
  await act(() => router.navigate('/operator/quotes/q-0tns1-z5mtv', { formMethod: 'post', formData }));
  expect(await screen.findByRole('link', { name: `Line 2, quantity: ${message}` })).toHaveAttribute(
    'href',
    '#line.1.quantity',
  );
  expect(screen.getByRole('link', { name: `Line 1, quantity: ${message}` })).toBeVisible();
});

test.each([
  [false, 'Offer 2 is saved and open to the buyer.'],
  [true, 'Offer 2 sent to lerato@example.test.'],
])(
  'after an offer, mail sent: %s, the firm reads what became of it, and copies the link where it must send it itself',
  async (mailed, words) => {
    const link = 'https://labels.example/quote/Q-0TNS1-Z5MTV?key=abc';
    const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', {
      ...{ status: 'ANSWERED' as const, version: 3, offer: exampleOffer(), mailed, link },
      email: 'lerato@example.test',
    });
    const user = userEvent.setup();
    open('/operator/quotes/q-0tns1-z5mtv?done=answer', {
      OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }),
    });
    expect(await screen.findByText(new RegExp(words.replaceAll('.', String.raw`\.`)))).toBeVisible();
    const copy = screen.queryByText(/Copy the link and send it yourself\./)?.parentElement;
    expect(Boolean(copy)).toBe(!mailed);
    if (!copy) return;
    await user.click(within(copy).getByRole('button', { name: 'Copy Link for the buyer' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    // Without scripts nothing copies: there the link itself is.
    expect(screen.getByRole('link', { name: 'https://labels.example/quote/Q-0TNS1-Z5MTV?key=…' })).toHaveAttribute(
      'href',
      link,
    );
  },
);

test.each([
  ['ANSWERED', 'Ask the buyer', 'Send question', 3],
  ['ORDERED', 'Write to the buyer', 'Write to the buyer', 0],
] as const)('where a request is %s the buyer is written to under "%s"', async (status, label, send, phrases) => {
  const quoteRequest = livingRequest('Q-0TNS1-Z5MTV', { status, offer: exampleOffer() });
  open('/operator/quotes/q-0tns1-z5mtv', { OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }) });
  const form = (await screen.findByRole('textbox', { name: label })).closest('form')!;
  expect(within(form).getByRole('button', { name: send })).toHaveAttribute('type', 'submit');
  expect(within(form).getAllByRole('button')).toHaveLength(1 + phrases);
});
