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

/** Whether anything is said of a fee, or of delivery. */
const isCharge = (values: Values, start: string): boolean =>
  Boolean(read(values, `${start}.name`) || read(values, `${start}.amount`));
const chargeIn = (values: Values, start: string) => ({
  name: read(values, `${start}.name`),
  amount: amountOf(read(values, `${start}.amount`)),
});

/** The rows of the form that are sent: lines that have a name, and fees of which anything is said. */
const sentRows = (values: Values, kind: 'line' | 'fee'): string[] =>
  Array.from({ length: rowsIn(values, kind) }, (_, at) => `${kind}.${at}`).filter(start =>
    kind === 'fee' ? isCharge(values, start) : read(values, `${start}.name`),
  );

/** The form as the gateway takes it. An amount that has no name is for the gateway to refuse: it would be given away. */
export function offerInput(values: Values) {
  const lines = sentRows(values, 'line').map(start => ({
    name: read(values, `${start}.name`),
    description: read(values, `${start}.description`) || null,
    quantity: whole(read(values, `${start}.quantity`)),
    unit: read(values, `${start}.unit`) || null,
    labelsPerUnit: orNone(read(values, `${start}.labelsPerUnit`), whole),
    unitPrice: amountOf(read(values, `${start}.unitPrice`)),
    productId: read(values, `${start}.productId`) || null,
    variationId: read(values, `${start}.variationId`) || null,
  }));
  const kept = Object.keys(values).flatMap(name => (name.startsWith('proof.') ? [name.slice('proof.'.length)] : []));
  const added = filesIn(values).map(({ id }) => id);
  return {
    reference: read(values, 'reference'),
    version: whole(read(values, 'version')),
    idempotencyKey: read(values, 'idempotencyKey') || null,
    lines,
    fees: sentRows(values, 'fee').map(start => chargeIn(values, start)),
    delivery: isCharge(values, 'delivery') ? chargeIn(values, 'delivery') : null,
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

/** Where a field of the input stands in the form: an error of `lines.1` is of the second row that was sent. */
export function formFieldOf(field: string, values: Values): string {
  const [list = '', at = '', name = 'name'] = field.split('.');
  const kind = list === 'lines' ? 'line' : list === 'fees' ? 'fee' : null;
  return kind ? `${sentRows(values, kind)[Number(at)] ?? `${kind}.0`}.${name}` : field;
}
