import path from 'node:path';
import { counted } from '../../../rules/fillText.ts';
import type { OutboxAdmin } from '../../outbox/admin/admin.ts';
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
    const left = (await operator.person(email)).quoteRequests.map(({ reference }) => reference);
    const removed = gone.length > 0 && `Removed: ${gone.join(', ')}.`;
    const stays =
      left.length > 0 && `Kept until its order is made: the buyer of ${left.join(', ')}. Erase it again then.`;
    return report(!stays, [removed, stays].filter(Boolean).join(' ') || 'Nothing was kept.');
  }
  const { submissions, quoteRequests, stockNotices, consents, ...browsers } = await operator.person(email);
  const signIns = browsers.signedInUntil.length + browsers.signInAsked.length;
  const asked = quoteRequests.filter(({ fields }) => emailKey(fields.email) === emailKey(email));
  const bought = quoteRequests.length - asked.length;
  const waiting = submissions.filter(({ state }) => state !== 'delivered').length;
  const kept = [
    `${counted(submissions.length, '1 submission', '{count} submissions')} (${waiting} not delivered)`,
    counted(asked.length, '1 quote request', '{count} quote requests'),
    ...(bought ? [counted(bought, 'the buyer of 1 other', 'the buyer of {count} others')] : []),
    counted(stockNotices.length, '1 notice of stock', '{count} notices of stock'),
    ...(signIns ? [counted(signIns, '1 sign-in', '{count} sign-ins')] : []),
  ];
  const last = counted(consents.length, '1 consent', '{count} consents');
  return report(false, `${kept.join(', ')} and ${last} would be removed for good. Add --yes to do it.`);
}

function report(good: boolean, text: string): number {
  say(text);
  return good ? EXIT.done : EXIT.failed;
}
