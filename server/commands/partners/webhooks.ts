import { createSeal, type Seal } from '../../config/seal.ts';
import { readConfig } from '../../config.ts';
import type { Partners } from '../../partners/partners.ts';
import { faultsOfWebhook, IS_CALLED } from '../../partners/webhooks/registering.ts';
import { createWebhooks, SEALED_FOR, type Webhook, type Webhooks } from '../../partners/webhooks/webhooks.ts';
import type { Database } from '../../storage/database.ts';
import { columns, EXIT, failed, minuteOf, say } from '../command.ts';
import type { Request } from './request.ts';

export type WebhookRequest = Extract<
  Request,
  { action: 'hooks' } | { action: 'hook' } | { action: 'unhook' | 'rehook' }
>;

export const isAboutWebhooks = (request: Request): request is WebhookRequest =>
  ['hooks', 'hook', 'unhook', 'rehook'].includes(request.action);

/** Only what is added is sealed, with the keys of the site. */
const unsealed: Seal = { seal: () => '', open: () => null };

/** Sees to where partners are called; returns what the shell is told. */
export async function performWebhooks(request: WebhookRequest, database: Database, partners: Partners) {
  const config = request.action === 'hook' ? readConfig(process.env, 'command') : null;
  const seal = config ? createSeal(config.secretKeys, SEALED_FOR) : unsealed;
  const webhooks = createWebhooks(database, seal, Date.now);
  const partner = (await partners.list()).find(({ name }) => name === request.name);
  if (!partner) return failed(`There is no partner ${request.name}.`);
  if (request.action === 'hook' && config) {
    const faults = faultsOfWebhook(request, partner.scopes, config.webhookHosts);
    return faults.length ? failed(faults.map(({ message }) => message).join('\n')) : add(request, webhooks);
  }
  return see(request, webhooks);
}

async function add(request: Extract<WebhookRequest, { action: 'hook' }>, webhooks: Webhooks): Promise<number> {
  const made = await webhooks.add(request.name, request);
  if (!made) return failed(IS_CALLED);
  const text = `${tableOf([made.webhook])}\n\nWhat its calls are signed with, which is not shown again:\n${made.secret}`;
  say(request.json ? JSON.stringify({ ...shown(made.webhook), secret: made.secret }, null, 2) : text);
  return EXIT.done;
}

async function see(request: WebhookRequest, webhooks: Webhooks): Promise<number> {
  const { name, json } = request;
  if (request.action === 'unhook' || request.action === 'rehook') {
    const { webhook } = request;
    const done = await (request.action === 'unhook' ? webhooks.remove(name, webhook) : webhooks.resume(name, webhook));
    if (!done) return failed(`${name} has no address ${webhook}.`);
    const text = request.action === 'unhook' ? `Called no more: ${webhook} ${done.url}` : tableOf([done]);
    say(json ? JSON.stringify(shown(done), null, 2) : text);
    return EXIT.done;
  }
  const listed = await webhooks.list(name);
  say(json ? JSON.stringify(listed.map(shown), null, 2) : tableOf(listed));
  return EXIT.done;
}

const HEAD = ['NUMBER', 'ADDRESS', 'TOPICS', 'LAST TAKEN', 'WAITING', 'GIVEN UP', 'STATE'];

function tableOf(webhooks: readonly Webhook[]): string {
  if (webhooks.length === 0) return 'None.';
  return columns([HEAD, ...webhooks.map(rowOf)]);
}

const rowOf = ({ id, url, topics, lastTakenAt, waiting, parked, failingSince, endedAt, fault }: Webhook): string[] => [
  String(id),
  url,
  topics.join(','),
  minuteOf(lastTakenAt) ?? 'never',
  String(waiting),
  String(parked),
  endedAt !== null
    ? `ended ${minuteOf(endedAt)} (${fault})`
    : failingSince !== null
      ? `fails since ${minuteOf(failingSince)} (${fault})`
      : 'good',
];

/** For programs: times as they are written elsewhere. */
const shown = ({ createdAt, lastTakenAt, failingSince, endedAt, ...webhook }: Webhook) => ({
  ...webhook,
  ...Object.fromEntries(
    Object.entries({ createdAt, lastTakenAt, failingSince, endedAt }).map(([name, at]) => [
      name,
      at === null ? null : new Date(at).toISOString(),
    ]),
  ),
});
