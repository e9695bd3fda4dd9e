import type { Gateway } from '../../graphql/gateway.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { htmlOf, textOf } from '../../outbox/mail/mail.ts';
import { sampleMails } from '../../outbox/mail/quote/sampleMails.ts';
import type { Shop } from '../../outbox/mail/shop.ts';
import { send } from '../respond.ts';
import type { Call } from './call.ts';

/** Where each mail of a quote's life can be looked at: the list, and below it a mail each, as HTML or `.txt`. */
export const MAIL_PREVIEW = '/operator/mails';
/** The mails carry their styles in themselves, as mail programs need them, and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Shows the operator what buyers are sent, of a made-up request; a local site shows it to anyone. */
export function createMailPreview({ services: { config, mailer } }: Gateway) {
  const unnamed: Shop = {
    name: new URL(config.publicUrl).host,
    email: config.site.email ?? '',
    phone: config.site.phone,
    hours: config.site.hours,
    timeZone: 'Africa/Johannesburg',
  };
  return async ({ request, response, url, requestContext }: Call): Promise<void> => {
    if (config.public && !requestContext.operator) throw new HttpRefusal(404, 'NOT_FOUND');
    const mails = sampleMails(mailer ? await mailer.shop() : unnamed, config.publicUrl);
    const [, name = '', ending = ''] = /^\/([a-zA-Z]+)(\.txt)?$/.exec(url.pathname.slice(MAIL_PREVIEW.length)) ?? [];
    const asked = Object.entries(mails).find(([known]) => known === name)?.[1];
    if (name && !asked) throw new HttpRefusal(404, 'NOT_FOUND');
    const page = asked
      ? htmlOf(asked)
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
