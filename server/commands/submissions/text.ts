import { counted } from '../../../rules/fillText.ts';
import type { Listed, Shown } from '../../outbox/admin/rows.ts';
import { columns, shortTime } from '../command.ts';

const HEAD = ['REFERENCE', 'KIND', 'STATE', 'RECEIVED', 'TRIES', 'NEXT TRY', 'WHY'];

/** A line for each submission, for people. */
export function asTable(listed: readonly Listed[]): string {
  if (listed.length === 0) return 'None.';
  return columns([HEAD, ...listed.map(lineOf)]);
}

function lineOf({ reference, kind, state, receivedAt, held, deliveries }: Listed): string[] {
  const delivery = deliveries.find(each => each.state === state) ?? deliveries[0];
  const why = state === 'held' ? held : delivery?.fault;
  const on = delivery && delivery.target !== 'service' ? `${delivery.target}: ` : '';
  return [
    reference,
    kind,
    state,
    shortTime(receivedAt),
    String(delivery?.attempts ?? 0),
    shortTime(delivery?.nextTry ?? null),
    why ? `${on}${why}` : '',
  ];
}

/** Everything that is kept of one submission. */
export function asText({ payload, deliveries, ...about }: Shown): string {
  const facts = Object.entries(about).filter(([, value]) => value !== null);
  const tries = deliveries.map(({ target, state, attempts, nextTry, settledAt, fault }) => [
    target,
    state,
    counted(attempts, '1 try', '{count} tries'),
    shortTime(nextTry ?? settledAt),
    fault ?? '',
  ]);
  return [
    columns(facts.map(([name, value]) => [name, String(value)])),
    columns(tries),
    JSON.stringify(payload, null, 2),
  ].join('\n\n');
}
