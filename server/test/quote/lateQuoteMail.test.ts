import { expect, it, onTestFinished, vi } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { startMailbox } from '../mailbox.ts';
import { allSent, FIRM } from '../mailing.ts';
import { buyer, EMAIL, offered, quoting } from '../quoting.ts';

// Mails that could not be sent before the request that they tell of had gone on.

const service = startEmbedded();
const DAY_S = 86_400;

const QUESTION = 'About your quote';
const OFFER = 'Your offer';

type Quoting = ReturnType<typeof quoting>;
type Ending = (quote: Quoting, step: { reference: string; email: string }) => Promise<unknown>;

/** As an offer of a day may end, after how many seconds mails go out, and what its buyer is then told. */
const endings: [string, number, string[], Ending][] = [
  ['still stands', 10, [QUESTION, OFFER], async () => {}],
  [
    'its buyer asked about',
    10,
    [QUESTION, OFFER],
    ({ take }, step) => take('replyToQuote', { ...step, text: 'Blue?' }),
  ],
  ['was withdrawn', 10, [], ({ take }, step) => take('withdrawQuoteRequest', step)],
  ['was declined', 10, [], ({ take }, step) => take('declineOffer', { ...step, offerVersion: 1, reason: 'PRICE' })],
  [
    'the firm took back',
    10,
    ['Your quote'],
    async ({ take, read }, { reference }) =>
      take('closeQuoteRequest', { reference, version: (await read(reference)).version, reason: 'No paper.' }),
  ],
  // The firm may still want to know, and the buyer may still say.
  [
    'was ordered',
    10,
    [QUESTION, 'Your order'],
    ({ take }, step) => take('acceptOffer', { ...buyer, ...step, offerVersion: 1 }),
  ],
  ['ran out', 2 * DAY_S, [QUESTION], async () => {}],
];

it.each(endings)('of an offer that %s its buyer is told, late, what is still so', async (_, seconds, told, end) => {
  const mailbox = await startMailbox();
  const gateway = service.another({ env: { SMTP_URL: mailbox.url, SITE_EMAIL: FIRM } });
  await gateway.ready();
  onTestFinished(() => gateway.close());
  onTestFinished(() => void vi.useRealTimers());
  const quote = quoting(() => gateway);
  const { reference } = await quote.submit();
  await quote.take('askBuyer', { reference, version: 1, text: 'Powder coated?' });
  await quote.take('answerQuoteRequest', { ...offered, reference, version: 2, validDays: 1 });
  await end(quote, { reference, email: EMAIL });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
  gateway.services.submissions.start();
  await allSent({ gateway });
  const subjects = mailbox.received
    .filter(({ to }) => to.includes(EMAIL))
    .map(({ mail }) => mail.subject ?? '')
    .filter(subject => !subject.startsWith('Your quote request'));
  expect(subjects.toSorted()).toEqual(told.toSorted().map(start => expect.stringMatching(new RegExp(`^${start}`))));
});
