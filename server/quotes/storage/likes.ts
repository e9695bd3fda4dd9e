import { type LabelSize, readLabelSize } from '../../../rules/labels/labelSize.ts';
import type { Query, Row } from '../../storage/database.ts';
import { offerOf } from '../life/life.ts';
import type { OfferLine, SentOffer } from '../offers/offer.ts';
import type { QuoteRequest } from '../quoteRequest.ts';
import { requestOf, selectRequest } from '../storedRequest.ts';

/** Goods as an offer names them. */
export type Sold = Pick<OfferLine, 'productId' | 'variationId'>;

/** What one line of an earlier offer came to: figures and what they count, since its other words may name its buyer. */
export interface LastOffered extends Pick<OfferLine, 'quantity' | 'unit' | 'labelsPerUnit' | 'unitPrice'> {
  /** the range that its buyer chose in the form */
  readonly range: string;
  /** milliseconds since 1970 */
  readonly at: number;
}

/** Offers that are looked through for the same size. */
const LOOKED_THROUGH = 200;

const lastOffers = (condition: string, count: number, more = ''): string =>
  `${selectRequest(`o.version AS offered, o.sent_at, o.valid_until AS good_until, o.offer${more}`)}
   JOIN quote_offer o ON o.submission = q.submission
   WHERE q.submission <> $1 AND ${condition} ORDER BY o.sent_at DESC, o.version DESC LIMIT ${count}`;

/** The last offer of each of these goods to anybody, but for this request itself; read in one go. */
export async function lastOffersOf(
  query: Query,
  request: QuoteRequest,
  goods: readonly Sold[],
): Promise<(LastOffered | null)[]> {
  // As an offer is written: the two begin a line.
  const written = goods.map(sold => `%"productId":${sold.productId},"variationId":${sold.variationId},%`);
  const sought = goods.flatMap(({ productId }, at) => (productId === null ? [] : [at]));
  if (!sought.length) return goods.map(() => null);
  const each = sought.map(
    (good, at) =>
      `SELECT * FROM (${lastOffers(`CAST(o.offer AS TEXT) LIKE $${at + 2}`, 1, `, ${good} AS good`)}) AS found${at}`,
  );
  const rows = await query(each.join(' UNION ALL '), request.id, ...sought.map(good => written[good]!));
  return goods.map(({ productId, variationId }, at) =>
    first(rows.filter(({ good }) => Number(good) === at).map(foundIn), ({ lines }) =>
      lines.find(line => line.productId === productId && line.variationId === variationId),
    ),
  );
}

/** The last offer to anybody whose form asked for the like: the same type of label, material and size. */
export async function lastOfferOfLike(query: Query, request: QuoteRequest): Promise<LastOffered | null> {
  const { labelType, material, size } = request.fields;
  const fields = { labelType, material };
  const like = Object.entries(fields).map(([name, value]) => `%"${name}":${JSON.stringify(value)}%`);
  const condition = 'CAST(q.request AS TEXT) LIKE $2 AND CAST(q.request AS TEXT) LIKE $3';
  const rows = await query(lastOffers(condition, LOOKED_THROUGH), request.id, ...like);
  const alike = rows
    .map(foundIn)
    .filter(({ asked }) => asked.items.length === 0 && isSameSize(asked.fields.size, size));
  return first(alike, ({ lines }) => lines[0]);
}

interface Found {
  readonly asked: QuoteRequest;
  readonly offer: SentOffer;
}

const foundIn = (row: Row): Found => ({
  asked: requestOf(row, 0),
  offer: offerOf({ ...row, version: row.offered ?? null, valid_until: row.good_until ?? null }),
});

function first(found: readonly Found[], lineOf: (offer: SentOffer) => OfferLine | undefined): LastOffered | null {
  for (const { asked, offer } of found) {
    const line = lineOf(offer);
    if (!line) continue;
    const { quantity, unit, labelsPerUnit, unitPrice } = line;
    return { quantity, unit, labelsPerUnit, unitPrice, range: asked.fields.quantity, at: offer.sentAt };
  }
  return null;
}

/** However the two are written; a size that says nothing is like another in the same words. */
function isSameSize(one: string, other: string): boolean {
  const [first, second] = [readLabelSize(one), readLabelSize(other)];
  if (!first || !second) return !first && !second && plain(one) === plain(other);
  return first.shape === second.shape && sides(first).join() === sides(second).join();
}

const plain = (text: string): string => text.trim().toLowerCase();
const sides = ({ widthMm, heightMm }: LabelSize): number[] => [widthMm, heightMm].toSorted((a, b) => a - b);
