import { expect, it, onTestFinished, vi } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { allSent, FIRM, mailTo, startMailing as startMailingOn } from '../mailing.ts';
import { buyer, EMAIL, offered } from '../quoting.ts';

// What buyer and firm are mailed between an accepted offer and its order, while the shop is away and while paying is held.

const service = startEmbedded();
const startMailing = () => startMailingOn(service);
type Mailing = Awaited<ReturnType<typeof startMailing>>;

const TAKEN = /^You accepted offer 1/;
const ORDERED = /^Your order \d+ from quote/;
const countTo = ({ mailbox }: Mailing, subject: RegExp) =>
  mailbox.received.filter(({ to, mail }) => to.includes(EMAIL) && subject.test(mail.subject ?? '')).length;

/** The clock, so much later from now on; it stands. */
function wait(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

async function accepted(mailing: Mailing, offer: object = offered) {
  const { reference } = await mailing.submit();
  await mailing.take('answerQuoteRequest', { reference, version: 1, ...offer });
  return mailing.take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
}

/** A question, and nothing that was due before it is still to come once its mail is here. */
async function settled(mailing: Mailing): Promise<void> {
  const { reference } = await mailing.submit();
  await mailing.take('askBuyer', { reference, version: 1, text: 'Still there?' });
  await mailTo(mailing.mailbox, EMAIL, new RegExp(`question about your quote ${reference}`));
}

it('tells the buyer at once that the offer is accepted where the shop does not answer, and then of the order', async () => {
  const mailing = await startMailing();
  await service.faults({ path: '/wc/v3/orders', method: 'POST', times: 1, reset: true, after: true });
  onTestFinished(() => service.faults());
  const { reference, order } = await accepted(mailing);
  expect(order).toMatchObject({ state: 'BEING_MADE', number: null });
  await mailTo(mailing.mailbox, FIRM, /^The offer was accepted/);
  wait(7);
  const told = await mailTo(mailing.mailbox, EMAIL, TAKEN);
  expect(told.subject).toBe(`You accepted offer 1 of quote ${reference}`);
  for (const body of [told.text, told.html])
    for (const words of ['Your order is being made', '9,885.17', `/quote/${reference}?key=`])
      expect(body).toContain(words);
  // The order number is what a transfer is known by: there is none yet.
  expect(told.text).not.toContain('Account:');
  expect(countTo(mailing, ORDERED)).toBe(0);
  await allSent(mailing);
  wait(60);
  mailing.gateway.services.commerce.orderMaker.start();
  const made = await mailTo(mailing.mailbox, EMAIL, ORDERED);
  expect(made.text).toContain((await mailing.read(reference)).order.number);
  await settled(mailing);
  expect([countTo(mailing, TAKEN), countTo(mailing, ORDERED)]).toEqual([1, 1]);
});

it('tells by one mail, with its number, of an order that is made while its buyer looks on', async () => {
  const mailing = await startMailing();
  // However long a busy machine takes to make the order, its buyer does not wait.
  wait(0);
  const { status, order } = await accepted(mailing);
  expect(status).toBe('ORDERED');
  wait(7);
  const { text } = await mailTo(mailing.mailbox, EMAIL, ORDERED);
  // Its button opens the order, which asks whoever has not placed it.
  expect(text).toContain(
    `the link asks for your email first. If it does not work, go to localhost:4000/track and type ${order.number}`,
  );
  expect(text).not.toContain('opens your quote');
  await settled(mailing);
  expect([countTo(mailing, TAKEN), countTo(mailing, ORDERED)]).toEqual([0, 1]);
});

it('tells the firm in which sums an order is held, the buyer that it is looked at, and of its number on release', async () => {
  // A key that may not read the shop's rates: the firm says one, and the shop charges another.
  await service.faults({ path: '/wc/v3/taxes', status: 403, body: 'json' });
  onTestFinished(() => service.faults());
  const mailing = await startMailing();
  const { reference, order } = await accepted(mailing, { ...offered, taxPercent: '0' });
  expect(order).toMatchObject({ state: 'HELD', paymentUrl: null });
  const held = await mailTo(mailing.mailbox, FIRM, /^The order's sums are not the offer's: paying is held/);
  expect(held.text).toContain('tax 1264.65, not 0.00; total 9860.45, not 8595.80');
  expect(held.text).toContain(`/operator/quotes/${reference}`);
  wait(7);
  const told = await mailTo(mailing.mailbox, EMAIL, TAKEN);
  expect(told.text).toContain('We are checking your order before anything is paid');
  expect(told.text).not.toContain('being made');
  const { follower } = mailing.gateway.services.commerce;
  // Nothing is released that nobody has set right.
  await follower.look(Date.now() + 1);
  expect(await mailing.read(reference)).toMatchObject({ status: 'ACCEPTED', order: { state: 'HELD' } });
  setRight(reference);
  await follower.look(Date.now() + 1);
  const released = await mailing.read(reference);
  expect(released).toMatchObject({ status: 'ORDERED', waitsFor: null, order: { state: 'MADE' } });
  expect(released.order.path).toContain('/order-received/');
  const made = await mailTo(mailing.mailbox, EMAIL, ORDERED);
  expect(made.text).toContain(`It is order ${released.order.number}.`);
  await follower.look(Date.now() + 1);
  await settled(mailing);
  expect([countTo(mailing, TAKEN), countTo(mailing, ORDERED)]).toEqual([1, 1]);
});

it('asks for no payment of an order that costs nothing, and thanks for none', async () => {
  const mailing = await startMailing();
  const nothing = { lines: [{ name: 'A sample', quantity: 1, unitPrice: '0' }], fees: [], delivery: null };
  const { reference, status, order } = await accepted(mailing, { ...offered, ...nothing });
  expect([status, order.paymentMethod, order.status]).toEqual(['ORDERED', 'bacs', 'processing']);
  const { text } = await mailTo(mailing.mailbox, EMAIL, ORDERED);
  expect(text).toContain(`It is order ${order.number}.`);
  expect(text).not.toMatch(/transfer|Account/i);
  const { database } = service.demo;
  const made = database.get('orders', Number(order.id))!;
  database.put('orders', { ...made, paid: made.date });
  await mailing.gateway.services.commerce.follower.look(Date.now() + 1);
  database.put('orders', { ...made, paid: made.date, status: 'completed' });
  await mailing.gateway.services.commerce.follower.look(Date.now() + 1);
  const { history, order: sent } = await mailing.read(reference);
  expect(history.slice(-2)).toMatchObject([{ kind: 'ORDERED' }, { kind: 'SENT' }]);
  expect(sent.paidAt).toBeNull();
});

/** Takes the tax off the order of a request, as its firm does in the shop. */
function setRight(reference: string): void {
  const { database } = service.demo;
  const order = database.all('orders').find(({ meta }) => meta.some(({ value }) => value === reference))!;
  const untaxed = <T extends { cost: { net: number; tax: number } }>(parts: readonly T[] = []): T[] =>
    parts.map(part => ({ ...part, cost: { ...part.cost, tax: 0 } }));
  database.put('orders', { ...order, fees: untaxed(order.fees), shippings: untaxed(order.shippings) });
}
