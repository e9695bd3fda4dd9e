import { Scope } from '../cache/scope.ts';
import { bankAccounts } from '../commerce/payments/bankAccounts.ts';
import type { Config } from '../config.ts';
import { createMail, type Mailer } from '../outbox/mail/createMail.ts';
import { createQuoteMail, type QuoteMailOptions } from '../outbox/mail/quote/createQuoteMail.ts';
import type { Shop } from '../outbox/mail/shop.ts';
import { RefusedError } from '../outbox/refusal.ts';
import type { SubmissionsOptions } from '../outbox/submissions.ts';
import { COPIED, type Deliver } from '../outbox/worker/attempt.ts';
import type { QuoteLinks } from '../quotes/access.ts';
import type { Content } from '../upstreams/content/content.ts';
import { timeZoneOf } from '../upstreams/content/timeZone.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import type { Forms } from '../upstreams/forms/forms.ts';
import type { Shop as ShopService } from '../upstreams/shop/shop.ts';

interface DeliverOptions {
  readonly config: Config;
  readonly mailer: Mailer | null;
  readonly forms: Forms;
  readonly shop: Pick<ShopService, 'plugin'>;
  readonly quotes: QuoteMailOptions['quotes'];
  readonly links: QuoteLinks;
  readonly files: QuoteMailOptions['files'];
}

/** How each target of a submission is reached: the service by its form route and, with SMTP_URL, people by mail. */
export function createDeliver(options: DeliverOptions): SubmissionsOptions['deliver'] {
  const { config, mailer, forms, quotes, links, files } = options;
  const service: Deliver = async ({ kind, payload }, { timeoutMs }) => {
    const refusal = await forms.submit(kind === 'quote' ? 'quote' : 'contact', payload, timeoutMs);
    if (refusal) throw new RefusedError(refusal);
  };
  if (!mailer) return { service };
  const { confirmation, copy, send, shop } = mailer;
  const accounts = () =>
    bankAccounts({ config, shop: options.shop, scope: new Scope('mail', config.upstreamTimeoutMs) });
  return {
    service: (job, limits) =>
      service(job, limits).catch(async error => {
        if (!hasNoRoute(error)) throw error;
        await copy(job, limits);
        return COPIED;
      }),
    confirmation,
    copy,
    quote: createQuoteMail({ quotes, links, shop, accounts, files, publicUrl: config.publicUrl, send }),
  };
}

/** Sends mails, where SMTP_URL and the firm's own address are set; else null. */
export function createMailer(config: Config, content: Content, { linkOf }: QuoteLinks): Mailer | null {
  const { smtpUrl, site } = config;
  return smtpUrl && site.email ? createMail({ smtpUrl, shop: () => senderOf(config, content), linkOf }) : null;
}

const hasNoRoute = (error: unknown): boolean =>
  error instanceof UpstreamError && error.status === 404 && error.serviceCode === 'rest_no_route';

/** Who every mail is from. */
export async function senderOf({ site, publicUrl, upstreamTimeoutMs }: Config, content: Content): Promise<Shop> {
  const scope = new Scope('mail', upstreamTimeoutMs);
  const root = await content.index.read(scope).catch(() => ({ name: '' }));
  return {
    name: root.name || new URL(publicUrl).host,
    email: site.email ?? '',
    phone: site.phone,
    hours: site.hours,
    timeZone: timeZoneOf(root),
  };
}
