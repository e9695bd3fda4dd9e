import { onTestFinished } from 'vitest';
import { createSeal } from '../../config/seal.ts';
import { createPartners } from '../../partners/partners.ts';
import { createWebhooks, SEALED_FOR } from '../../partners/webhooks/webhooks.ts';
import { openDatabase, type StoragePlace } from '../../storage/open.ts';
import type { Acceptance } from '../life/life.ts';
import { createQuoteLife } from '../life/quoteLife.ts';
import type { Offer } from '../offers/offer.ts';
import { createQuoteRequests } from '../quoteRequests.ts';
import { createOrderQueue } from '../storage/orderQueue.ts';
import { insertRequest } from '../storedRequest.ts';

export const NOW = Date.UTC(2026, 10, 20);
export const EMAIL = 'lerato@example.co.za';
export const offer: Offer = {
  ...{ lines: [], fees: [], delivery: null, country: 'ZA', taxRate: null, currency: 'ZAR' },
  ...{ leadTimeDays: null, terms: '', note: '', proofs: [] },
  totals: { goods: '0.00', fees: '10.00', delivery: '0.00', net: '10.00', tax: '1.50', total: '11.50' },
};
export const buyer: Acceptance = {
  ...{ name: 'Lerato', email: EMAIL, billing: {}, shipping: {}, paymentMethod: 'bacs', note: '' },
};
export const key = (name: string) => ({ key: name, bodyHash: name, derived: false });

/** The requests of a database, by a clock that stands still, until the test ends. */
export async function openQuotes(place: StoragePlace, clock = { now: NOW }) {
  const database = await openDatabase(place, NOW);
  onTestFinished(() => database.close());
  const options = { database, mails: true, clock: () => clock.now };
  const quotes = createQuoteRequests(database, options.clock);
  return { database, clock, quotes, life: createQuoteLife(options), queue: createOrderQueue(options) };
}
type Opened = Awaited<ReturnType<typeof openQuotes>>;

/** A partner who is called at an address; its number. */
export async function partnerIn({ database, clock }: Opened): Promise<number> {
  const partners = createPartners(database, () => clock.now);
  const terms = { scopes: ['quotes' as const], origins: [], requestsPerMinute: 60, costPerMinute: 1_000 };
  await partners.add('Press', terms);
  const webhooks = createWebhooks(database, createSeal(['a secret of this site, long enough'], SEALED_FOR), () => NOW);
  await webhooks.add('Press', { url: 'https://press.test/', topics: ['quote.step'] });
  return (await partners.list())[0]!.id;
}

/** Stores a request of `who`; its reference. */
export async function ask(
  { database }: Opened,
  reference: string,
  who = { name: 'Lerato', company: '' },
  partner: number | null = null,
) {
  const fields = { ...who, email: EMAIL, additionalInfo: 'For Sipho.' } as never;
  await database.transaction(async query => {
    const [row] = await query(
      "INSERT INTO submission (reference, kind, key, body_hash, created_at) VALUES ($1, 'quote', $1, 'h', $2) RETURNING id",
      ...[reference, NOW],
    );
    const asked = { fields, items: [] };
    await insertRequest(query, { submission: row!.id as number, asked, partner, now: NOW });
  });
  return reference;
}

/** A request that has an offer; its reference. */
export async function answered(opened: Opened, reference: string) {
  await ask(opened, reference);
  await opened.life.answer({ reference, key: key(`a ${reference}`), version: 1, offer, validDays: 14, attach: null });
  return reference;
}
