import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pdf, serveSite, upload } from '../../web/routes/uploads/testUploads.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { buyer, EMAIL, offered, operator, quoting } from '../quoting.ts';

// The life of a quote request, both sides, through the endpoint: what is asked, offered and accepted.

const service = startEmbedded();
const { take, submit, read, offer } = quoting(() => service.gateway);
const ordersOf = (reference: string) =>
  service.demo.database.all('orders').filter(order => order.meta.some(({ value }) => value === reference));

describe('accepting', () => {
  it('tells of an offer that has changed, and takes it not', async () => {
    const { reference } = await submit();
    await offer(reference);
    await offer(reference, { fees: [] });
    expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toEqual({
      __typename: 'OfferChanged',
      code: 'OFFER_CHANGED',
      request: { offer: { version: 2 } },
    });
    expect(await take('declineOffer', { reference, email: EMAIL, offerVersion: 1, reason: 'PRICE' })).toMatchObject({
      __typename: 'OfferChanged',
    });
    expect(await read(reference)).toMatchObject({
      status: 'ANSWERED',
      offers: [
        { version: 2, status: 'OPEN' },
        { version: 1, status: 'REPLACED' },
      ],
    });
    expect(ordersOf(reference)).toEqual([]);
    // Nor does the other one's order make it accepted.
    expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 2 })).toMatchObject({ status: 'ORDERED' });
    expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toMatchObject({
      __typename: 'OfferChanged',
    });
  });

  it.each([
    ['a whole form', { country: 'ZA' }],
    ['a form that says nothing of where its buyer is', {}],
  ])('takes no offer that was sent while %s for it was looked at', async (_, country) => {
    const { reference } = await submit();
    const early = service.another({ dataDir: service.gateway.dataDir });
    await service.cold();
    await service.faults({ path: '/wc/v3/payment_gateways', hang: true, times: 1 });
    const billing = { ...buyer.billing, ...country };
    const accepted = take('acceptOffer', { reference, ...buyer, billing, offerVersion: 1 }, early);
    await eventually(async () =>
      expect(await service.calls()).toContainEqual(expect.stringMatching(/payment_gateways/)),
    );
    await offer(reference);
    expect(await accepted).toMatchObject({ __typename: 'OfferChanged', request: { offer: { version: 1 } } });
    expect(await read(reference)).toMatchObject({ status: 'ANSWERED', order: null });
  });

  it('tells of an offer that ran out while it was read, and takes it no more', async () => {
    const { reference } = await submit();
    await offer(reference, { validDays: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toEqual({
      __typename: 'OfferExpired',
      code: 'OFFER_EXPIRED',
    });
    expect(ordersOf(reference)).toEqual([]);
    expect(await read(reference)).toMatchObject({ status: 'EXPIRED' });
  });

  it('takes an offer that a clock which was ahead had let run out', async () => {
    const { reference } = await submit();
    await offer(reference, { validDays: 1 });
    const { follower } = service.gateway.services.commerce;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    await follower.look();
    vi.useRealTimers();
    expect(await read(reference)).toMatchObject({ status: 'EXPIRED', waitsFor: null });
    await follower.look();
    expect(await read(reference)).toMatchObject({ status: 'ANSWERED', waitsFor: 'BUYER', offer: { status: 'OPEN' } });
    const accepted = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
    expect(accepted).toMatchObject({ status: 'ORDERED' });
    expect(accepted.history.map(({ kind }: { kind: string }) => kind)).not.toContain('EXPIRED');
  });

  it('names what is wrong with a form, field by field, and accepts nothing', async () => {
    const { reference } = await submit();
    await offer(reference);
    const wrong = {
      ...{ reference, email: EMAIL, offerVersion: 1, name: ' ', vatNumber: '412000011', paymentMethod: 'barter' },
      ...{ terms: false, billing: { city: 'Midrand', state: 'GP', postcode: '1685', address1: '1 Road' } },
      shipping: { address1: '1 Road', city: 'Lusaka', country: 'ZM' },
    };
    const { errors } = await take('acceptOffer', wrong);
    expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      [
        'billing.firstName',
        'billing.lastName',
        'name',
        'paymentMethod',
        'shipping.country',
        'shipping.firstName',
        'shipping.lastName',
        'shipping.postcode',
        'terms',
        'vatNumber',
      ].toSorted(),
    );
    expect(await read(reference)).toMatchObject({ status: 'ANSWERED', order: null });
  });
});

/** A request with an offer that shows what will be made; its reference. */
async function offeredWithProof(): Promise<string> {
  const { reference, version } = await submit();
  const site = await serveSite(service.gateway);
  onTestFinished(() => site.close());
  const proof = (await upload(site.origin, [{ bytes: pdf(), name: 'proof.pdf' }])).body;
  await take('answerQuoteRequest', { reference, version, ...offered, proofs: [proof.id] });
  return reference;
}

it('orders nothing without a tick in each box that is asked for', async () => {
  const reference = await offeredWithProof();
  const unticked = { reference, ...buyer, offerVersion: 1, terms: false };
  expect(await take('acceptOffer', unticked)).toMatchObject({
    errors: [
      { field: 'proofsChecked', code: 'REQUIRED' },
      { field: 'terms', code: expect.any(String) },
    ],
  });
  expect(await take('acceptOffer', { ...unticked, terms: true })).toMatchObject({
    errors: [{ field: 'proofsChecked' }],
  });
  expect(await read(reference)).toMatchObject({ status: 'ANSWERED', order: null });
  expect(await take('acceptOffer', { ...unticked, terms: true, proofsChecked: true })).toMatchObject({
    status: 'ORDERED',
  });
});

it('asks for no word on proofs that are kept no more', async () => {
  const reference = await offeredWithProof();
  rmSync(join(service.gateway.dataDir, 'artwork', 'claimed', reference), { recursive: true });
  expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toMatchObject({ status: 'ORDERED' });
});

it('is previewed with the proofs that it would bring, as its buyer would open them', async () => {
  const { reference } = await submit();
  const { version } = await read(reference);
  const site = await serveSite(service.gateway);
  onTestFinished(() => site.close());
  const proof = (await upload(site.origin, [{ bytes: pdf('the proof'), name: 'proof.pdf' }])).body;
  const input = { reference, version, ...offered, proofs: [proof.id, '../claimed'] };
  const query = `query ($input: AnswerQuoteRequestInput!) { previewOffer(input: $input) {
    ... on Offer { proofs { name type url } } } }`;
  const { data, errors } = await ask(service.gateway, query, { input }, operator());
  expect(errors).toEqual([]);
  const { proofs } = data.previewOffer;
  expect(proofs).toMatchObject([{ name: 'proof.pdf', type: 'application/pdf' }]);
  const opened = () => fetch(proofs[0].url.replace(service.gateway.services.config.publicUrl, site.origin));
  expect(Buffer.from(await (await opened()).arrayBuffer())).toEqual(pdf('the proof'));
  await take('answerQuoteRequest', { ...input, proofs: [proof.id] });
  expect((await opened()).status).toBe(200);
});
