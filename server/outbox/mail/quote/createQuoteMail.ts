import type { QuoteLinks } from '../../../quotes/access.ts';
import { readMailTarget } from '../../../quotes/life/mails.ts';
import type { QuoteRequests } from '../../../quotes/quoteRequests.ts';
import type { Deliver } from '../../worker/attempt.ts';
import type { Mail } from '../mail.ts';
import type { Shop } from '../shop.ts';
import { quoteMails } from './quoteMail.ts';

/** Sends one mail; a repeat has the same id. */
export type SendMail = (mail: Mail, to: { name: string; address: string }, id: string) => Promise<void>;

export interface QuoteMailOptions {
  readonly quotes: () => Pick<QuoteRequests, 'byReference' | 'lifeOf'>;
  readonly links: QuoteLinks;
  readonly shop: () => Promise<Shop>;
  readonly publicUrl: string;
  readonly send: SendMail;
}

/** Writes and sends the mail of a step when its turn has come: as the request is then. */
export function createQuoteMail({ quotes, links, shop, publicUrl, send }: QuoteMailOptions): Deliver {
  return async ({ reference, target }) => {
    const named = readMailTarget(target);
    const request = await quotes().byReference(reference);
    // Erased meanwhile: there is nobody to tell.
    if (!named || !request) return;
    const life = await quotes().lifeOf(request);
    const step = life.steps.find(({ id }) => id === named.step);
    if (!step || (named.mail === 'expiring' && !(request.reminders && request.status === 'ANSWERED'))) return;
    const from = await shop();
    const link = links.linkOf(reference);
    const mail = quoteMails[named.mail]({ request, life, step, shop: from, link, publicUrl });
    const to =
      named.mail === 'firm'
        ? { name: from.name, address: from.email }
        : { name: request.fields.name, address: request.fields.email };
    await send(mail, to, `${reference}.${named.mail}.${named.step}`);
  };
}
