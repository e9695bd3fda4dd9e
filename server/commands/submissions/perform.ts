import path from 'node:path';
import { counted } from '../../../rules/fillText.ts';
import type { OutboxAdmin, Person } from '../../outbox/admin/admin.ts';
import { emailKey } from '../../quotes/quoteRequest.ts';
import { EXIT, say } from '../command.ts';
import { filesOf, handOut, type KeptFiles } from './handOut.ts';
import type { Request } from './request.ts';
import { asTable, asText } from './text.ts';

/** Does what the operator asks for and says so; returns what the shell is told. */
export async function perform(
  request: Exclude<Request, { action: 'help' }>,
  operator: OutboxAdmin,
  artwork: KeptFiles,
): Promise<number> {
  switch (request.action) {
    case 'list': {
      const listed = await operator.list(request.state);
      say(request.json ? JSON.stringify(listed, null, 2) : asTable(listed));
      return EXIT.done;
    }
    case 'show': {
      const shown = await operator.show(request.reference);
      return report(shown !== null, shown ? asText(shown) : `The outbox has nothing under ${request.reference}.`);
    }
    case 'retry': {
      const count = await operator.retry(request.reference);
      const nothing = request.reference ? `${request.reference} is not parked.` : 'Nothing is parked.';
      return report(count > 0 || !request.reference, count > 0 ? `Tried again: ${count}.` : nothing);
    }
    case 'release': {
      const released = await operator.release(request.reference);
      return report(released, `${request.reference} is ${released ? 'released and will be delivered' : 'not held'}.`);
    }
    case 'discard': {
      if (!request.sure) return report(false, `${request.reference} would be removed for good. Add --yes to do it.`);
      const discarded = await operator.discard(request.reference);
      return report(discarded, `${request.reference} is ${discarded ? 'removed' : 'not held'}.`);
    }
    case 'export':
      return handOutTo(request, operator, artwork);
    case 'erase':
      return erase(request, operator);
  }
}

async function handOutTo(
  { email, out }: Request & { action: 'export' },
  operator: OutboxAdmin,
  artwork: KeptFiles,
): Promise<number> {
  const person = await operator.person(email);
  if (out) {
    const count = await handOut(person, artwork, path.resolve(out));
    return report(
      true,
      `${counted(count, 'person.json and 1 file are', 'person.json and {count} files are')} in ${path.resolve(out)}.`,
    );
  }
  say(JSON.stringify(person, null, 2));
  const { length } = filesOf(person, artwork);
  if (length > 0)
    process.stderr.write(
      counted(
        length,
        '1 file belongs to it: with --out FOLDER it is in a folder with it.\n',
        '{count} files belong to it: with --out FOLDER they are in a folder with it.\n',
      ),
    );
  return EXIT.done;
}

async function erase({ email, sure }: Request & { action: 'erase' }, operator: OutboxAdmin): Promise<number> {
  if (sure) {
    const gone = await operator.erase(email);
    const left = keptText((await operator.person(email)).quoteRequests, email);
    const removed = gone.length > 0 && `Removed: ${gone.join(', ')}.`;
    return report(!left, [removed, left].filter(Boolean).join(' ') || 'Nothing was kept.');
  }
  const { submissions, quoteRequests, stockNotices, consents, ...browsers } = await operator.person(email);
  const signIns = browsers.signedInUntil.length + browsers.signInAsked.length;
  const staying = quoteRequests.filter(request => stays(request, email));
  const going = quoteRequests.filter(request => !staying.includes(request));
  const asked = going.filter(request => isAsker(request, email));
  const bought = going.length - asked.length;
  const sent = submissions.filter(({ reference }) => !staying.some(request => request.reference === reference));
  const waiting = sent.filter(({ state }) => state !== 'delivered').length;
  const counts = [
    `${counted(sent.length, '1 submission', '{count} submissions')} (${waiting} not delivered)`,
    counted(asked.length, '1 quote request', '{count} quote requests'),
    ...(bought ? [counted(bought, 'the buyer of 1 other', 'the buyer of {count} others')] : []),
    counted(stockNotices.length, '1 notice of stock', '{count} notices of stock'),
    ...(signIns ? [counted(signIns, '1 sign-in', '{count} sign-ins')] : []),
  ];
  const last = counted(consents.length, '1 consent', '{count} consents');
  const preview = `${counts.join(', ')} and ${last} would be removed for good. Add --yes to do it.`;
  return report(false, [preview, keptText(staying, email)].filter(Boolean).join(' '));
}

type KeptRequest = Person['quoteRequests'][number];

const isAsker = ({ fields }: KeptRequest, email: string) => emailKey(fields.email) === emailKey(email);

/** Its order is still to be made, and somebody else is its buyer, or asked for it. */
const stays = (request: KeptRequest, email: string): boolean => {
  const { order } = request;
  if (order?.state !== 'due' && order?.state !== 'sent') return false;
  return !isAsker(request, email) || emailKey(order.buyer.email) !== emailKey(email);
};

/** What an erasure leaves of one person, and what to do about it; nothing where it leaves nothing. */
function keptText(requests: readonly KeptRequest[], email: string): string {
  const names = requests.map(one => `${isAsker(one, email) ? 'the request' : 'the buyer of'} ${one.reference}`);
  return names.length > 0 ? `Kept until its order is made: ${names.join(', ')}. Erase it again then.` : '';
}

function report(good: boolean, text: string): number {
  say(text);
  return good ? EXIT.done : EXIT.failed;
}
