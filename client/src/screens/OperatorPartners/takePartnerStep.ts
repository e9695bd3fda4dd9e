import { data } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { sendStep, takerOf } from '../../forms/sendStep.ts';
import type { PartnerScope, PartnerTopic } from '../../gql/graphql.ts';
import { AddPartnerOperation } from '../../gql/operations/AddPartner.ts';
import { AddPartnerWebhookOperation } from '../../gql/operations/AddPartnerWebhook.ts';
import { ChangePartnerOperation } from '../../gql/operations/ChangePartner.ts';
import { RemovePartnerWebhookOperation } from '../../gql/operations/RemovePartnerWebhook.ts';
import { ReplacePartnerKeyOperation } from '../../gql/operations/ReplacePartnerKey.ts';
import { ResumePartnerWebhookOperation } from '../../gql/operations/ResumePartnerWebhook.ts';
import { RevokePartnerKeysOperation } from '../../gql/operations/RevokePartnerKeys.ts';
import { partnersTexts } from './texts.ts';
import { typedWhole } from './typedWhole.ts';

type Values = Record<string, string>;

/** What the page says to a form: a key, that it is done, or why not. */
export type PartnerStepAnswer =
  | { kind: 'issued'; name: string; key: string }
  | { kind: 'secret'; name: string; secret: string }
  | { kind: 'done'; name: string }
  | RefusedForm;

const topics = Object.keys(partnersTexts.topics) as PartnerTopic[];
const scopes = Object.keys(partnersTexts.scopes) as PartnerScope[];

/** Fields of what a partner may do, as forms send them. */
const termsIn = (values: Values) => ({
  scopes: scopes.filter(scope => values[`scope.${scope}`] !== undefined),
  origins: (values.origins ?? '')
    .split(',')
    .map(origin => origin.trim())
    .filter(Boolean),
  requestsPerMinute: typedWhole(values.requestsPerMinute),
  costPerMinute: typedWhole(values.costPerMinute),
});

const answered = (answer: PartnerStepAnswer, status: number) => data<PartnerStepAnswer>(answer, { status });

/** What the forms of the page ask for, by what they send as `step`. */
export const takePartnerStep = takerOf({
  async add(ask, values) {
    const input = { name: (values.name ?? '').trim(), ...termsIn(values) };
    const { taken, refused, status } = await sendStep(ask, AddPartnerOperation, {
      input,
      values,
      typename: 'IssuedKey',
    });
    return answered(taken ? { kind: 'issued', name: input.name, key: taken.key } : refused, status);
  },
  async replace(ask, values) {
    const { name = '' } = values;
    const input = { name, keptHours: typedWhole(values.keptHours) };
    const { taken, refused, status } = await sendStep(ask, ReplacePartnerKeyOperation, {
      input,
      values,
      typename: 'IssuedKey',
    });
    return answered(taken ? { kind: 'issued', name, key: taken.key } : refused, status);
  },
  async change(ask, values) {
    const { name = '' } = values;
    const input = { name, ...termsIn(values) };
    const { taken, refused, status } = await sendStep(ask, ChangePartnerOperation, {
      input,
      values,
      typename: 'Partner',
    });
    return answered(taken ? { kind: 'done', name } : refused, status);
  },
  async revoke(ask, values) {
    const { name = '' } = values;
    const { taken, refused, status } = await sendStep(ask, RevokePartnerKeysOperation, {
      input: { name },
      values,
      typename: 'Partner',
    });
    return answered(taken ? { kind: 'done', name } : refused, status);
  },
  async hook(ask, values) {
    const { name = '' } = values;
    const url = (values.url ?? '').trim();
    const input = { name, url, topics: topics.filter(topic => values[`topic.${topic}`] !== undefined) };
    const { taken, refused, status } = await sendStep(ask, AddPartnerWebhookOperation, {
      input,
      values,
      typename: 'AddedPartnerWebhook',
    });
    return answered(taken ? { kind: 'secret', name, secret: taken.secret } : refused, status);
  },
  unhook: (ask, values) => seeToWebhook(ask, RemovePartnerWebhookOperation, values),
  rehook: (ask, values) => seeToWebhook(ask, ResumePartnerWebhookOperation, values),
});

async function seeToWebhook(
  ask: Ask,
  operation: typeof RemovePartnerWebhookOperation | typeof ResumePartnerWebhookOperation,
  values: Values,
) {
  const { name = '', webhook = '' } = values;
  const { taken, refused, status } = await sendStep(ask, operation as typeof RemovePartnerWebhookOperation, {
    input: { name, webhook },
    values,
    typename: 'PartnerWebhook',
  });
  return answered(taken ? { kind: 'done', name } : refused, status);
}
