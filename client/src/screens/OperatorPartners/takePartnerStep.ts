import { data } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import type { PartnerScope } from '../../gql/graphql.ts';
import { AddPartnerOperation } from '../../gql/operations/AddPartner.ts';
import { ChangePartnerOperation } from '../../gql/operations/ChangePartner.ts';
import { ReplacePartnerKeyOperation } from '../../gql/operations/ReplacePartnerKey.ts';
import { RevokePartnerKeysOperation } from '../../gql/operations/RevokePartnerKeys.ts';
import { type RefusedStep, sendStep } from '../../quote/life/sendStep.ts';
import { partnersTexts } from './texts.ts';

type Values = Record<string, string>;

/** What the page says to a form: a key, that it is done, or why not. */
export type PartnerStepAnswer =
  | { kind: 'issued'; name: string; key: string }
  | { kind: 'done'; name: string }
  | RefusedStep;

const scopes = Object.keys(partnersTexts.scopes) as PartnerScope[];

/** Fields of what a partner may do, as forms send them. */
const termsIn = (values: Values) => ({
  scopes: scopes.filter(scope => values[`scope.${scope}`] !== undefined),
  origins: (values.origins ?? '')
    .split(',')
    .map(origin => origin.trim())
    .filter(Boolean),
  requestsPerMinute: Number.parseInt(values.requestsPerMinute ?? '', 10) || 0,
  costPerMinute: Number.parseInt(values.costPerMinute ?? '', 10) || 0,
});

const answered = (answer: PartnerStepAnswer, status: number) => data<PartnerStepAnswer>(answer, { status });

/** What the forms of the page ask for, by what they send as `step`. */
const steps: Record<string, (ask: Ask, values: Values) => unknown> = {
  async add(ask, values) {
    const input = { name: (values.name ?? '').trim(), ...termsIn(values) };
    const { taken, refused, status } = await sendStep(ask, AddPartnerOperation, {
      ...{ input, values, typename: 'IssuedKey' },
    });
    return answered(isIssued(taken) ? { kind: 'issued', name: input.name, key: taken.key } : refused, status);
  },
  async replace(ask, values) {
    const { name = '' } = values;
    const input = { name, keptHours: Number.parseInt(values.keptHours ?? '', 10) || 0 };
    const { taken, refused, status } = await sendStep(ask, ReplacePartnerKeyOperation, {
      ...{ input, values, typename: 'IssuedKey' },
    });
    return answered(isIssued(taken) ? { kind: 'issued', name, key: taken.key } : refused, status);
  },
  async change(ask, values) {
    const { name = '' } = values;
    const input = { name, ...termsIn(values) };
    const { taken, refused, status } = await sendStep(ask, ChangePartnerOperation, {
      ...{ input, values, typename: 'Partner' },
    });
    return answered(taken ? { kind: 'done', name } : refused, status);
  },
  async revoke(ask, values) {
    const { name = '' } = values;
    const { taken, refused, status } = await sendStep(ask, RevokePartnerKeysOperation, {
      ...{ input: { name }, values, typename: 'Partner' },
    });
    return answered(taken ? { kind: 'done', name } : refused, status);
  },
};

const isIssued = (taken: object | null): taken is { key: string } => taken !== null && 'key' in taken;

/** Takes a form of the page. */
export function takePartnerStep(ask: Ask, values: Values): unknown {
  const step = steps[values.step ?? ''];
  if (!step) throw new Response(null, { status: 405 });
  return step(ask, values);
}
