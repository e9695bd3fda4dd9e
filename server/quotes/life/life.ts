import type { Query, Row } from '../../storage/database.ts';
import type { SentOffer } from '../offers/offer.ts';
import type { Party, StepKind } from './states.ts';

/** Something that was said about a request. Times are milliseconds since 1970. */
export interface Message {
  readonly id: number;
  readonly from: Party;
  readonly text: string;
  readonly at: number;
}

export interface TakenStep {
  readonly id: number;
  readonly at: number;
  readonly kind: StepKind;
  readonly by: Party | null;
  readonly offerVersion: number | null;
  readonly note: string | null;
}

/** Who takes an offer, and how it is paid. */
export interface Acceptance {
  readonly name: string;
  readonly email: string;
  readonly billing: Readonly<Record<string, string>>;
  readonly shipping: Readonly<Record<string, string>>;
  readonly paymentMethod: string;
  /** VAT and purchase order number, as the order carries them */
  readonly note: string;
}

/** The order that an accepted offer becomes. */
export interface OfferOrder {
  readonly offerVersion: number;
  readonly acceptedAt: number;
  readonly buyer: Acceptance;
  /**
   * due: not sent yet; sent: nobody knows what became of it; made; followed: made, and looked at no more;
   * held: its sums are not the offer's, or the shop refused it */
  readonly state: 'due' | 'sent' | 'made' | 'followed' | 'held';
  readonly id: number | null;
  readonly key: string | null;
  readonly number: string | null;
  readonly paymentUrl: string | null;
}

/** What a request has beside what was asked. */
export interface Life {
  readonly messages: readonly Message[];
  /** the newest first */
  readonly offers: readonly SentOffer[];
  readonly steps: readonly TakenStep[];
  readonly order: OfferOrder | null;
}

/** Reads what requests have beside what was asked, by their ids: four statements for any number. */
export async function readLives(query: Query, ids: readonly number[]): Promise<Map<number, Life>> {
  const among = `IN (${ids.map((_, at) => `$${at + 1}`).join(', ')})`;
  const messages = await query(`SELECT * FROM quote_message WHERE submission ${among} ORDER BY id`, ...ids);
  const offers = await query(`SELECT * FROM quote_offer WHERE submission ${among} ORDER BY version DESC`, ...ids);
  const steps = await query(`SELECT * FROM quote_step WHERE submission ${among} ORDER BY id`, ...ids);
  const orders = await query(`SELECT * FROM quote_order WHERE submission ${among}`, ...ids);
  const of = (rows: Row[], id: number) => rows.filter(({ submission }) => submission === id);
  return new Map(
    ids.map(id => [
      id,
      {
        messages: of(messages, id).map(messageOf),
        offers: of(offers, id).map(offerOf),
        steps: of(steps, id).map(stepOf),
        order: of(orders, id).map(orderOf)[0] ?? null,
      },
    ]),
  );
}

const messageOf = (row: Row): Message => ({
  id: row.id as number,
  from: row.from_party as Party,
  text: row.text as string,
  at: row.at as number,
});

const stepOf = (row: Row): TakenStep => ({
  id: row.id as number,
  at: row.at as number,
  kind: row.kind as StepKind,
  by: row.by_party as Party | null,
  offerVersion: row.offer_version as number | null,
  note: row.note as string | null,
});

/** A stored offer. */
export const offerOf = (row: Row): SentOffer => ({
  ...JSON.parse(row.offer as string),
  version: row.version as number,
  sentAt: row.sent_at as number,
  validUntil: row.valid_until as number,
});

/** A stored order. */
export const orderOf = (row: Row): OfferOrder => ({
  offerVersion: row.offer_version as number,
  acceptedAt: row.accepted_at as number,
  buyer: JSON.parse(row.buyer as string),
  state: row.state as OfferOrder['state'],
  id: row.order_id as number | null,
  key: row.order_key as string | null,
  number: row.number as string | null,
  paymentUrl: row.payment_url as string | null,
});
