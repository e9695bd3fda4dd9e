import {
  DEFAULT_COST,
  DEFAULT_REQUESTS,
  faultsOfTerms,
  type Issued,
  type ListedKey,
  type Partner,
  type Terms,
} from '../../partners/partner.ts';
import type { Partners } from '../../partners/partners.ts';
import { columns, EXIT, failed, minuteOf, say } from '../command.ts';
import type { Request } from './request.ts';
import type { WebhookRequest } from './webhooks.ts';

const HOUR_MS = 60 * 60 * 1_000;
const NEW: Terms = {
  scopes: [],
  origins: [],
  requestsPerMinute: DEFAULT_REQUESTS,
  costPerMinute: DEFAULT_COST,
};

/** Does what the operator asks for and says so; returns what the shell is told. */
export async function perform(
  request: Exclude<Request, { action: 'help' } | WebhookRequest>,
  partners: Partners,
): Promise<number> {
  const { json } = request;
  switch (request.action) {
    case 'list':
      return listed(await partners.list(), json);
    case 'add': {
      const terms = { ...NEW, ...request.terms };
      return refused(terms) ?? issued(await partners.add(request.name, terms), `${request.name} is there.`, json);
    }
    case 'limit': {
      const before = (await partners.list()).find(({ name }) => name === request.name);
      const fault = before && refused({ ...before, ...request.terms });
      return fault ?? changed(await partners.change(request.name, request.terms), request.name, json);
    }
    case 'replace':
      return issued(await partners.replaceKey(request.name, request.hours * HOUR_MS), nobody(request.name), json);
    case 'revoke':
      return changed(await partners.revoke(request.name), request.name, json);
  }
}

export function listed(partners: readonly Partner[], json: boolean): number {
  say(json ? JSON.stringify(partners.map(shown), null, 2) : tableOf(partners));
  return EXIT.done;
}

const OPTION_OF: Record<keyof Terms, string> = {
  scopes: '--scopes',
  origins: '--origins',
  requestsPerMinute: '--requests',
  costPerMinute: '--cost',
};

function refused(terms: Terms): number | null {
  const faults = faultsOfTerms(terms);
  return faults.length
    ? failed(faults.map(({ field, message }) => `${OPTION_OF[field]}: ${message}`).join('\n'))
    : null;
}

function issued(made: Issued | null, otherwise: string, json: boolean): number {
  if (!made) return failed(otherwise);
  const text = `${tableOf([made.partner])}\n\nThe key, which is not shown again:\n${made.key}`;
  say(json ? JSON.stringify({ ...shown(made.partner), key: made.key }, null, 2) : text);
  return EXIT.done;
}

function changed(partner: Partner | null, name: string, json: boolean): number {
  if (!partner) return failed(nobody(name));
  say(json ? JSON.stringify(shown(partner), null, 2) : tableOf([partner]));
  return EXIT.done;
}

export const nobody = (name: string): string => `There is no partner ${name}.`;

const HEAD = ['PARTNER', 'SCOPES', 'REQUESTS', 'COST', 'ORIGINS', 'KEYS (ENDS IN, LAST USED)'];

function tableOf(partners: readonly Partner[]): string {
  if (partners.length === 0) return 'None.';
  return columns([HEAD, ...partners.map(rowOf)]);
}

const rowOf = ({ name, scopes, origins, requestsPerMinute, costPerMinute, keys }: Partner): string[] => [
  name,
  scopes.join(','),
  `${requestsPerMinute}/min`,
  `${costPerMinute}/min`,
  origins.join(',') || '-',
  keys
    .filter(isLive)
    .map(
      key => `…${key.hint} ${minuteOf(key.lastUsedAt) ?? 'never'}${key.endsAt ? ` until ${minuteOf(key.endsAt)}` : ''}`,
    )
    .join(', ') || 'revoked',
];

const isLive = ({ endsAt }: ListedKey): boolean => endsAt === null || endsAt > Date.now();

/** For programs: times as they are written elsewhere. */
const shown = ({ id: _, createdAt, keys, ...partner }: Partner) => ({
  ...partner,
  createdAt: new Date(createdAt).toISOString(),
  keys: keys.map(({ hint, ...times }) => ({
    hint,
    ...Object.fromEntries(
      Object.entries(times).map(([name, at]) => [name, at === null ? null : new Date(at).toISOString()]),
    ),
  })),
});
