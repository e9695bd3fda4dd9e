import { createBounded } from '../cache/bounded.ts';
import { Scope } from '../cache/scope.ts';
import type { Config } from '../config.ts';
import { createMail } from '../outbox/mail/createMail.ts';
import type { Shop } from '../outbox/mail/shop.ts';
import { RefusedError } from '../outbox/refusal.ts';
import type { SubmissionsOptions } from '../outbox/submissions.ts';
import type { Deliver } from '../outbox/worker/attempt.ts';
import type { Content } from '../upstreams/content/content.ts';
import { timeZoneOf } from '../upstreams/content/timeZone.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import type { Forms } from '../upstreams/forms/forms.ts';

interface DeliverOptions {
  readonly config: Config;
  readonly content: Content;
  readonly forms: Forms;
}

/** References that were mailed in the place of a form; a copy of an older one would be a repeat. */
const REMEMBERED_BYTES = 2_500_000;

/** How each target of a submission is reached: the service by its form route and, with SMTP_URL, people by mail. */
export function createDeliver({ config, content, forms }: DeliverOptions): SubmissionsOptions['deliver'] {
  const service: Deliver = async ({ kind, payload }, { timeoutMs }) => {
    const refusal = await forms.submit(kind === 'quote' ? 'quote' : 'contact', payload, timeoutMs);
    if (refusal) throw new RefusedError(refusal);
  };
  const { smtpUrl, site } = config;
  if (!smtpUrl || !site.email) return { service };
  const { confirmation, copy } = createMail({ smtpUrl, shop: () => shopOf(config, site.email ?? '', content) });
  const mailed = createBounded<true>({ maxBytes: REMEMBERED_BYTES });
  return {
    service: (job, limits) =>
      service(job, limits).catch(async error => {
        if (!hasNoRoute(error)) throw error;
        await copy(job, limits);
        mailed.set(job.reference, true);
      }),
    confirmation,
    copy: async (job, limits) => {
      if (!mailed.has(job.reference)) await copy(job, limits);
    },
  };
}

const hasNoRoute = (error: unknown): boolean =>
  error instanceof UpstreamError && error.status === 404 && error.serviceCode === 'rest_no_route';

async function shopOf({ site, publicUrl, upstreamTimeoutMs }: Config, email: string, content: Content): Promise<Shop> {
  const scope = new Scope('mail', upstreamTimeoutMs);
  const root = await content.index.read(scope).catch(() => ({ name: '' }));
  return {
    name: root.name || new URL(publicUrl).host,
    email,
    phone: site.phone,
    hours: site.hours,
    timeZone: timeZoneOf(root),
  };
}
