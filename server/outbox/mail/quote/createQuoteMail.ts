import type { BankAccount } from '../../../config.ts';
import type { QuoteLinks } from '../../../quotes/access.ts';
import { type QuoteMail, readMailTarget } from '../../../quotes/life/mails.ts';
import type { QuoteRequests } from '../../../quotes/quoteRequests.ts';
import type { Deliver } from '../../worker/attempt.ts';
import type { Mail } from '../mail.ts';
import type { ProofFiles } from '../pictures/showProofs.ts';
import type { Shop } from '../shop.ts';
import { picturesOf } from './picturesOf.ts';
import { type MailedStep, quoteMails } from './quoteMail.ts';

export interface Address {
  readonly name: string;
  readonly address: string;
}

/** Sends one mail; a repeat has the same id. Its answer goes to the shop where nobody else is named. */
export type SendMail = (mail: Mail, to: Address, id: string, replyTo?: Address) => Promise<void>;

export interface QuoteMailOptions {
  readonly quotes: () => Pick<QuoteRequests, 'byReference' | 'lifeOf'>;
  readonly links: QuoteLinks;
  readonly shop: () => Promise<Shop>;
  /** where a transfer goes; none where nobody knows */
  readonly accounts: () => Promise<readonly BankAccount[]>;
  readonly files: ProofFiles;
  readonly publicUrl: string;
  readonly send: SendMail;
}

/** Writes and sends the mail of a step when its turn has come: as the request is then. */
export function createQuoteMail({ quotes, links, shop, accounts, files, publicUrl, send }: QuoteMailOptions): Deliver {
  return async ({ reference, target }) => {
    const named = readMailTarget(target);
    const request = await quotes().byReference(reference);
    // Erased meanwhile: there is nobody to tell.
    if (!named || !request) return;
    const life = await quotes().lifeOf(request);
    const step = life.steps.find(({ id }) => id === named.step);
    if (!step || isOver(named.mail, { request, life, step })) return;
    const from = await shop();
    const link = links.linkOf(reference);
    const payTo = named.mail === 'accepted' ? await accounts() : [];
    const pictures = await picturesOf(named.mail, { request, life, step }, files);
    const mail = quoteMails[named.mail]({
      request,
      life,
      step,
      shop: from,
      accounts: payTo,
      pictures,
      link,
      publicUrl,
    });
    const buyer = { name: request.fields.name, address: request.fields.email };
    const id = `${reference}.${named.mail}.${named.step}`;
    if (named.mail === 'firm') await send(mail, { name: from.name, address: from.email }, id, buyer);
    else await send(mail, buyer, id);
  };
}

/**
 * Whether there is nothing to tell any more: an order that was made since has a mail of its own, with its number, and so has
 * an offer in the place of this one. Of a request that its buyer took back nothing more is sent, and an offer that cannot be
 * accepted is not ready.
 */
function isOver(mail: QuoteMail, { request, life, step }: Pick<MailedStep, 'request' | 'life' | 'step'>): boolean {
  const { status, reminders } = request;
  const stands = status === 'ANSWERED' && step.offerVersion === life.offers[0]?.version;
  switch (mail) {
    case 'ordering':
      return status !== 'ACCEPTED';
    case 'offer':
      return !stands;
    case 'expiring':
      return !(stands && reminders);
    case 'question':
      // Those that the firm closed are declined too. Of an order it may still want to know, and be told.
      return status === 'WITHDRAWN' || status === 'DECLINED';
    default:
      return false;
  }
}
