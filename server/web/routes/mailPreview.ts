import { Scope } from '../../cache/scope.ts';
import { bankAccounts } from '../../commerce/payments/bankAccounts.ts';
import { senderOf } from '../../context/deliverSubmission.ts';
import type { Gateway } from '../../graphql/gateway.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { htmlOf, textOf } from '../../outbox/mail/mail.ts';
import { sampleMails } from '../../outbox/mail/quote/sampleMails.ts';
import { send } from '../respond.ts';
import type { Call } from './call.ts';

/** Where each mail of a quote's life can be looked at: the list, and below it a mail each, as HTML or `.txt`. */
export const MAIL_PREVIEW = '/operator/mails';
/** The mails carry their styles in themselves, as mail programs need them, and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/**
 * Shows the operator what buyers are sent, of a made-up request, from whom and with the accounts that they would be
 * sent with; a local site shows it to anyone.
 */
export function createMailPreview({ services: { config, content, shop } }: Gateway) {
  return async ({ request, response, url, requestContext }: Call): Promise<void> => {
    if (config.public && !requestContext.operator) throw new HttpRefusal(404, 'NOT_FOUND');
    const [sender, accounts] = await Promise.all([
      senderOf(config, content),
      bankAccounts({ config, shop, scope: new Scope('mail', config.upstreamTimeoutMs) }),
    ]);
    const mails = await sampleMails(sender, accounts, config.publicUrl);
    const [, name = '', ending = ''] = /^\/([a-zA-Z]+)(\.txt)?$/.exec(url.pathname.slice(MAIL_PREVIEW.length)) ?? [];
    const asked = Object.entries(mails).find(([known]) => known === name)?.[1];
    if (name && !asked) throw new HttpRefusal(404, 'NOT_FOUND');
    const page = asked
      ? htmlOf(asked, ({ png }) => `data:image/png;base64,${png.toString('base64')}`)
      : htmlOf({ parts: [{ heading: 'Mails' }, ...Object.entries(mails).flatMap(linksTo)] });
    const body = asked && ending ? `${asked.subject}\n\n${textOf(asked.parts)}\n` : page;
    const type = asked && ending ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8';
    const headers = { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'private, no-store' };
    send(request, response, 200, headers, Buffer.from(body));
  };
}

const linksTo = ([name, { subject }]: [string, { subject: string }]) => [
  { link: { label: subject, href: `${MAIL_PREVIEW}/${name}` } },
  { link: { label: 'as text', href: `${MAIL_PREVIEW}/${name}.txt` }, small: true as const },
];
