import type { ActionFunctionArgs } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { commentTexts } from '../../rules/texts/comment.ts';
import { contactTexts } from '../../rules/texts/contact.ts';
import { formTexts } from '../../rules/texts/form.ts';
import { newsletterTexts } from '../../rules/texts/newsletter.ts';
import { reviewTexts } from '../../rules/texts/review.ts';
import { type Ask, createAsk } from './data/ask.ts';
import { sendTexts } from './forms/texts.ts';
import { act as comment } from './post/comments/sendComment.ts';
import { takeAccountStep } from './screens/Account/takeAccountStep.ts';
import { act as subscribe } from './screens/Blog/subscribe.ts';
import { act as contact } from './screens/Contact/sendMessage.ts';
import { takePartnerStep } from './screens/OperatorPartners/takePartnerStep.ts';
import { takeFirmStep } from './screens/OperatorQuotes/takeFirmStep.ts';
import { sendReview } from './screens/Product/reviews/sendReview.ts';
import { act as quote } from './screens/Quote/submitQuote.ts';
import { takeAcceptance } from './screens/QuoteLife/accept/takeAcceptance.ts';
import { takeStep } from './screens/QuoteLife/takeStep.ts';
import { takeNotice } from './screens/StockNotice/takeNotice.ts';

afterEach(() => vi.restoreAllMocks());

const posted = (fields: Record<string, string>) =>
  new Request('http://localhost/form', { method: 'POST', body: new URLSearchParams(fields) });
const byAct = (act: (ask: Ask, args: ActionFunctionArgs) => unknown) => (ask: Ask) =>
  act(ask, { request: posted({ name: 'Thandi', scripts: '1' }) } as ActionFunctionArgs);

/** Every way in which a form goes to the gateway, with what it says where nobody answers. */
const forms: [string, (ask: Ask) => unknown, string][] = [
  ['a message', byAct(contact), contactTexts.error],
  ['a sign-up', byAct(subscribe), newsletterTexts.error],
  ['a request for a quote', byAct(quote), expect.stringContaining('try again')],
  ['a comment', byAct(comment), commentTexts.failed],
  ['a review', ask => sendReview(ask, posted({ product: '1', rating: '5' })), reviewTexts.notSubmitted],
  ['a stock notice', ask => takeNotice(ask, posted({ goods: '1' })), sendTexts.unsent],
  ['a buyer’s question', ask => takeStep(ask, { step: 'reply', text: 'Red?' }), sendTexts.unsent],
  ['a request that is looked for', ask => takeStep(ask, { step: 'open' }), sendTexts.unsent],
  ['an acceptance', ask => takeAcceptance(ask, {}), sendTexts.unsent],
  ['the firm’s question', ask => takeFirmStep(ask, { step: 'ask' }), sendTexts.unsent],
  ['a link to sign in', ask => takeAccountStep(ask, { step: 'link' }), sendTexts.unsent],
  ['a partner’s key', ask => takePartnerStep(ask, { step: 'add' }), sendTexts.unsent],
];

const error = (code: string) => ({ errors: [{ message: 'Not now.', extensions: { code, requestId: 'r-1' } }] });
const html = (status: number) => () => new Response('<h1>nginx</h1>', { status });
const json =
  (status: number, code: string, headers = {}) =>
  () =>
    Response.json(error(code), { status, headers });

/** What comes back in place of an answer; null is the form's own sentence. */
const lines: [string, () => Response | Promise<Response>, number, string | null, string | null][] = [
  ['is cut', () => Promise.reject(new TypeError('Failed to fetch')), 503, null, null],
  ['brings a page', html(200), 503, null, null],
  ['brings a page that says 503', html(503), 503, null, null],
  ['brings a page that says 429', html(429), 429, sendTexts.limited, null],
  ['brings a page that says 413', html(413), 413, sendTexts.tooLong, null],
  ['brings a refusal of too many', json(429, 'RATE_LIMITED', { 'retry-after': '60' }), 429, sendTexts.limited, 'r-1'],
  ['brings a refusal of too much', json(413, 'PAYLOAD_TOO_LARGE'), 413, sendTexts.tooLong, 'r-1'],
  ['brings a failure', json(503, 'UPSTREAM_TIMEOUT'), 503, null, 'r-1'],
  ['brings another release', json(200, 'PERSISTED_QUERY_NOT_FOUND'), 503, formTexts.updating, 'r-1'],
];

for (const [form, send, own] of forms) {
  test.each(lines)(`${form} says why it was not sent where the line %s`, async (_, answer, status, said, requestId) => {
    const ask = createAsk('http://localhost/graphql', async () => answer());
    expect(await send(ask)).toMatchObject({
      data: { kind: 'refused', message: said ?? own, requestId },
      init: { status },
    });
  });

  test(`${form} waits 15 s for an answer, and no longer`, async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const ask = createAsk('http://localhost/graphql', async (_, { signal }) => {
      signal?.throwIfAborted();
      return Response.json({ data: null });
    });
    expect(await send(ask)).toMatchObject({ data: { message: own }, init: { status: 503 } });
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
}
