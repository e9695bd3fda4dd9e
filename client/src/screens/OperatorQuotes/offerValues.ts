import type { OperatorQuoteQuery } from '../../gql/graphql.ts';
import { filesIn } from '../../quote/life/kept/keptFilesOf.ts';
import { typedAmount } from './typedAmount.ts';

export type FirmRequest = NonNullable<OperatorQuoteQuery['quoteRequest']>;

/** Requests in which the firm may still ask, offer and close. */
export const OPEN = new Set<FirmRequest['status']>(['RECEIVED', 'IN_REVIEW', 'ANSWERED', 'EXPIRED']);

/** Where the buyer can be written to. */
export const WRITABLE = new Set<FirmRequest['status']>([...OPEN, 'ACCEPTED', 'ORDERED']);
type Values = Readonly<Record<string, string>>;

const LINE_FIELDS = [
  'name',
  'description',
  'quantity',
  'unit',
  'labelsPerUnit',
  'unitPrice',
  'productId',
  'variationId',
] as const;

const written = (values: Readonly<Record<string, string | number | null | undefined>>, start: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${start}.${name}`, String(value ?? '')]));

/** A line as the fields of its place in the form. */
export const lineValues = (line: Readonly<Record<string, unknown>>, at: number) =>
  written(Object.fromEntries(LINE_FIELDS.map(name => [name, line[name] as string | null])), `line.${at}`);

const days = (from: string, to: string): number =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 3_600_000)));

/**
 * What the offer's form begins with: the offer that counts, else what the catalogue and the last offer for the like say;
 * where the shop does not answer, nothing.
 */
export function offerValues({ draft, offer }: Pick<FirmRequest, 'draft' | 'offer'>): Record<string, string> {
  const terms = {
    country: offer?.country ?? draft?.country ?? 'ZA',
    state: offer?.state ?? draft?.state ?? '',
    taxPercent: draft?.taxPercent == null ? '' : String(Number(draft.taxPercent)),
    leadTimeDays: String(offer?.leadTimeDays ?? draft?.leadTimeDays ?? ''),
    validDays: String(offer ? days(offer.sentAt, offer.validUntil) : (draft?.validDays ?? '')),
    terms: offer?.terms ?? draft?.terms ?? '',
  };
  const lines = offer
    ? offer.lines.map((line, at) => {
        // The draft leaves out what the shop sells no more; where the shop does not answer, it is what it was.
        const { productId, variationId } = draft?.lines[at] ?? line;
        return { ...line, productId, variationId, unitPrice: line.unitPrice.amount };
      })
    : (draft?.lines ?? []);
  const fees = offer ? offer.fees.map(fee => ({ name: fee.name, amount: fee.total.net.amount })) : (draft?.fees ?? []);
  const delivery = offer?.delivery
    ? { name: offer.delivery.name, amount: offer.delivery.total.net.amount }
    : draft?.delivery;
  return Object.assign(
    terms,
    ...lines.map((line, at) => lineValues(line, at)),
    ...fees.map(({ name, amount }, at) => written({ name, amount }, `fee.${at}`)),
    delivery ? written({ name: delivery.name, amount: delivery.amount }, 'delivery') : {},
    ...(offer?.proofs ?? []).map(({ id }) => ({ [`proof.${id}`]: '1' })),
  );
}

/** How many rows of a kind the values have. */
export function rowsIn(values: Values, kind: 'line' | 'fee'): number {
  const places = Object.keys(values).flatMap(name => {
    const [, start, at] = /^(line|fee)\.(\d{1,2})\./.exec(name) ?? [];
    return start === kind ? [Number(at) + 1] : [];
  });
  return Math.max(0, ...places);
}

const read = (values: Values, name: string): string => (values[name] ?? '').trim();
/** What cannot be read is sent as what no offer takes: the gateway then says so at its field, and gives nothing away. */
const amountOf = (text: string): string => typedAmount(text) ?? '-1';
function whole(text: string): number {
  const pieces = typedAmount(text) ?? '';
  return /^\d{1,9}$/.test(pieces) ? Number(pieces) : 0;
}
const orNone = <T>(text: string, read: (text: string) => T): T | null => (text ? read(text) : null);

/** The form as the gateway takes it; rows without a name are left out. */
export function offerInput(values: Values) {
  const row = (kind: 'line' | 'fee') => Array.from({ length: rowsIn(values, kind) }, (_, at) => `${kind}.${at}`);
  const lines = row('line')
    .filter(start => read(values, `${start}.name`))
    .map(start => ({
      name: read(values, `${start}.name`),
      description: read(values, `${start}.description`) || null,
      quantity: whole(read(values, `${start}.quantity`)),
      unit: read(values, `${start}.unit`) || null,
      labelsPerUnit: orNone(read(values, `${start}.labelsPerUnit`), whole),
      unitPrice: amountOf(read(values, `${start}.unitPrice`)),
      productId: read(values, `${start}.productId`) || null,
      variationId: read(values, `${start}.variationId`) || null,
    }));
  const fees = row('fee')
    .filter(start => read(values, `${start}.name`))
    .map(start => ({ name: read(values, `${start}.name`), amount: amountOf(read(values, `${start}.amount`)) }));
  const delivery = read(values, 'delivery.name');
  const kept = Object.keys(values).flatMap(name => (name.startsWith('proof.') ? [name.slice('proof.'.length)] : []));
  const added = filesIn(values).map(({ id }) => id);
  return {
    reference: read(values, 'reference'),
    version: whole(read(values, 'version')),
    idempotencyKey: read(values, 'idempotencyKey') || null,
    lines,
    fees,
    delivery: delivery ? { name: delivery, amount: amountOf(read(values, 'delivery.amount')) } : null,
    country: read(values, 'country') || null,
    state: read(values, 'state') || null,
    taxPercent: orNone(read(values, 'taxPercent'), amountOf),
    leadTimeDays: orNone(read(values, 'leadTimeDays'), whole),
    validDays: orNone(read(values, 'validDays'), whole),
    terms: read(values, 'terms') || null,
    note: read(values, 'note') || null,
    proofs: [...kept, ...added],
  };
}

/** The rows of the form that were sent, in the order of the input: an error of `lines.1` is the second that has a name. */
export function formFieldOf(field: string, values: Values): string {
  const [list = '', at = '', name = 'name'] = field.split('.');
  const kind = list === 'lines' ? 'line' : list === 'fees' ? 'fee' : null;
  if (!kind) return field;
  const named = Array.from({ length: rowsIn(values, kind) }, (_, row) => row).filter(row =>
    read(values, `${kind}.${row}.name`),
  );
  return `${kind}.${named[Number(at)] ?? 0}.${name}`;
}
