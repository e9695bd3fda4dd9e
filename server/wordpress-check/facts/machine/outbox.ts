import { type Backlog, readBacklog } from '../../../outbox/storage/backlog.ts';
import { type Check, type Finding, mended } from '../../fact.ts';
import { inDatabase } from './database.ts';

const LATE_MS = 10 * 60 * 1000;

/** Which submissions wait for the service or the operator. */
export const outbox: Check = {
  id: 'outbox',
  name: 'Outbox',
  find: ({ config }) =>
    inDatabase(
      config,
      async opened => judge(await readBacklog(opened), Date.now()),
      () => null as Finding | null,
    ),
};

function judge(backlog: Backlog, now: number): Finding {
  const { pending, parked, held, delivered, oldest } = backlog;
  const late = oldest !== null && now - oldest.getTime() > LATE_MS;
  const details = [
    `${pending} wait${oldest ? `, the oldest since ${oldest.toISOString()}` : ''}`,
    parked > 0 && `${parked} parked`,
    held > 0 && `${held} held as suspected spam`,
    `${delivered} delivered`,
  ];
  const mends = [
    late && 'Is the form route of WordPress there? npm run submissions -- list --state pending says what it answers.',
    parked > 0 && 'npm run submissions -- list --state parked, then retry or erase them.',
    held > 0 && 'npm run submissions -- list --state held, then release or discard them.',
  ];
  return mended(details.filter(Boolean).join('; '), mends, backlog);
}
