import type { MutationResolvers } from '../../gql/types.ts';
import { faultsOfWebhook, IS_CALLED } from '../../partners/webhooks/registering.ts';
import type { AddedWebhook, Webhook } from '../../partners/webhooks/webhooks.ts';
import { invalid, unknown } from './answers.ts';
import { TOPICS } from './topics.ts';

/** 0, which no address has, for what is no number. */
const idIn = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

const added = (made: AddedWebhook) => ({ __typename: 'AddedPartnerWebhook' as const, ...made });

const shown = (webhook: Webhook | null) =>
  webhook
    ? { __typename: 'PartnerWebhook' as const, ...webhook }
    : invalid({ field: 'webhook', code: 'UNKNOWN', message: 'The partner has no such address.' });

export const webhookMutation: MutationResolvers = {
  async addPartnerWebhook(_, { input: { name, url, topics: wanted } }, { partners, webhooks, config }) {
    const partner = (await partners.list()).find(one => one.name === name);
    if (!partner) return unknown();
    const topics = [...new Set(wanted)].map(topic => TOPICS[topic]);
    const faults = faultsOfWebhook({ url, topics }, partner.scopes, config.webhookHosts);
    if (faults.length) return invalid(...faults);
    const made = await webhooks.add(name, { url, topics });
    return made ? added(made) : invalid({ field: 'url', code: 'TAKEN', message: IS_CALLED });
  },
  removePartnerWebhook: async (_, { input }, { webhooks }) =>
    shown(await webhooks.remove(input.name, idIn(input.webhook))),
  resumePartnerWebhook: async (_, { input }, { webhooks }) =>
    shown(await webhooks.resume(input.name, idIn(input.webhook))),
};
