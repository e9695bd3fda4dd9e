import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { open, postOffer } from '../../test/operatorQuotes.ts';
import { exampleOffer, type LivingRequest, livingRequest } from '../../test/quoteLife.ts';

const REFERENCE = 'Q-0TNS1-Z5MTV';
const PATH = '/operator/quotes/q-0tns1-z5mtv';

/** The page as it is loaded, in the place of the one before. */
const load = async (more: Partial<LivingRequest> = {}, query = '') => {
  cleanup();
  const quoteRequest = livingRequest(REFERENCE, { version: 3, status: 'ANSWERED', offer: exampleOffer(), ...more });
  const site = open(PATH + query, {
    OperatorQuote: () => answerOf({ quoteRequest, quoteRequests: null }),
    PreviewOffer: () => ({ data: { result: exampleOffer() } }),
  });
  await screen.findByLabelText('Line 1');
  return site;
};

const RESTORED = 'Your unfinished offer is here again.';
const sent = (name: string) => new FormData(document.querySelector<HTMLFormElement>('form#answer')!).get(name);
const question = () => document.querySelector<HTMLTextAreaElement>('#ask textarea')!;

/** Sends a form as the browser does by itself: what comes of it is another page. */
function submit(form: string, button: string) {
  const submitter = screen.getByRole('button', { name: button });
  fireEvent(document.forms.namedItem(form)!, new SubmitEvent('submit', { bubbles: true, submitter }));
}

async function expectNothingKept() {
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  expect(screen.queryByText(RESTORED)).toBeNull();
}

const [red] = exampleOffer().lines;
const blue = [{ ...red!, name: `${red!.name}, blue` }];
const said = (from: 'BUYER' | 'FIRM', text: string) => ({
  ...{ __typename: 'QuoteMessage' as const, id: '1', at: '2026-11-20T08:00:00.000Z' },
  ...{ from, text },
});

async function begin() {
  await load();
  await userEvent.click(screen.getByRole('button', { name: 'Free line' }));
  await userEvent.type(screen.getByLabelText('Line 2'), 'Seal, blue');
}

test('an offer that was begun is there again after the buyer was asked something, with its lines', async () => {
  await begin();
  await userEvent.type(question(), 'Which red?');
  await load({ version: 4, messages: [said('FIRM', 'Which red?')] }, '?done=ask');
  expect(await screen.findByLabelText('Line 2')).toHaveValue('Seal, blue');
  expect(screen.getByText(RESTORED)).toBeVisible();
  expect(sent('version')).toBe('4');
  expect(question()).toHaveValue('');
});

test('a question that was begun is there again after the offer was looked at', async () => {
  await load();
  await userEvent.type(question(), 'Which red?');
  await load();
  await waitFor(() => expect(question()).toHaveValue('Which red?'));
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('an offer that was sent is not begun any more', async () => {
  await begin();
  await load({ version: 4, offer: exampleOffer({ version: 3 }) }, '?done=answer');
  expect(screen.queryByLabelText('Line 2')).toBeNull();
  await load({ version: 4, offer: exampleOffer({ version: 3 }) });
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test('nor where the page that said so was left before it could be heard', async () => {
  await load();
  await userEvent.type(screen.getByLabelText('Line 1'), ', blue');
  await userEvent.type(question(), 'Which  red?');
  submit('answer', 'Send offer 3');
  await load({ version: 5, offer: exampleOffer({ version: 3, lines: blue }), messages: [said('FIRM', 'Which red?')] });
  await expectNothingKept();
  expect(question()).toHaveValue('');
});

test('nor where it was sent before the client was there', async () => {
  await load();
  await userEvent.type(screen.getByLabelText('Line 1'), ', blue');
  await load({ version: 4, offer: exampleOffer({ version: 3, lines: blue }) });
  await expectNothingKept();
});

test('one that was posted and never taken is there again, with a question, whatever the buyer did meanwhile', async () => {
  await begin();
  await userEvent.type(question(), 'Which red?');
  submit('answer', 'Send offer 3');
  submit('ask', 'Send question');
  await load({ version: 4, messages: [said('BUYER', 'Which red?')] });
  expect(await screen.findByLabelText('Line 2')).toHaveValue('Seal, blue');
  expect(screen.getByText(RESTORED)).toBeVisible();
  expect(question()).toHaveValue('Which red?');
});

test('nor is one lost that was begun on the page that says of the last that it was sent', async () => {
  const last = { offer: exampleOffer({ version: 3 }) };
  await load({ version: 4, ...last }, '?done=answer');
  await userEvent.type(screen.getByLabelText('Line 1'), ', blue');
  await load({ version: 5, ...last }, '?done=answer');
  expect(await screen.findByText(RESTORED)).toBeVisible();
});

test('one whose sending came to nothing is there again', async () => {
  await begin();
  submit('answer', 'Send offer 3');
  await load();
  expect(await screen.findByLabelText('Line 2')).toHaveValue('Seal, blue');
});

test('one that was begun before somebody else sent an offer is held against that', async () => {
  await begin();
  const site = await load({ version: 4, offer: exampleOffer({ version: 3 }) });
  expect(await screen.findByText(RESTORED)).toBeVisible();
  expect([sent('version'), sent('readOffer')]).toEqual(['3', '2']);
  // Also once it was looked at.
  await postOffer(site, 'preview');
  expect(screen.getByText('What the buyer will see')).toBeVisible();
  expect([sent('version'), sent('readOffer')]).toEqual(['3', '2']);
});

test('it can be begun afresh', async () => {
  await begin();
  await load();
  await userEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
  expect(screen.queryByLabelText('Line 2')).toBeNull();
  await load();
  expect(screen.queryByText(RESTORED)).toBeNull();
});
