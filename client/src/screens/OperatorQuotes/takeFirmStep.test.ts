import { expect, test } from 'vitest';
import type { Ask } from '../../data/ask.ts';
import { offerInput } from './offerValues.ts';
import { type EditedOffer, takeFirmStep } from './takeFirmStep.ts';

type Said = Record<string, unknown>;

/** A gateway that answers as told, by the operation's name; `null` is one that does not answer. */
function gatewayWith(answers: Said) {
  const asked: { name: string; variables: unknown }[] = [];
  const ask = (async ({ name }: { name: string }, variables: unknown) => {
    asked.push({ name, variables });
    if (answers[name] === null) throw new Error('away');
    return { data: answers[name], errors: [] };
  }) as unknown as Ask;
  return { ask, asked };
}

const breaks = [
  { __typename: 'OfferDraftBreak', from: 1, to: 9, unitPrice: '376.17' },
  { __typename: 'OfferDraftBreak', from: 10, to: null, unitPrice: '350.00' },
];
const seal = {
  ...{ productId: '12', variationId: '13', name: 'Void seal, Red, 500 a roll', description: null, quantity: 1 },
  ...{ unit: null, labelsPerUnit: null, unitPrice: '376.17', breaks },
  ...{ lastOffered: '360.00', lastOfferedAt: '2026-05-12T08:00:00.000Z' },
};
const knows = (line: object) => ({ DraftLines: { quoteRequest: { draftLines: [line] } } });
const typed = {
  ...{ step: 'catalogue', reference: 'Q-0TNS1-Z5MTV', sku: ' VS-RED-500 ' },
  ...{ 'line.0.name': 'Die', 'line.0.unitPrice': '9.00' },
};

async function edited(answers: Said) {
  const { ask, asked } = gatewayWith(answers);
  const { data } = (await takeFirmStep(ask, typed)) as { data: EditedOffer };
  return { values: data.values, asked };
}

test('a line from the catalogue is what its stock keeping unit stands for, and brings its breaks and last offer', async () => {
  const { values, asked } = await edited(knows(seal));
  const { lastOffered, lastOfferedAt } = seal;
  expect(values).toEqual({
    ...{ ...typed, sku: '' },
    ...{ 'line.1.name': 'Void seal, Red, 500 a roll', 'line.1.quantity': '1', 'line.1.unitPrice': '376.17' },
    ...{ 'line.1.description': '', 'line.1.unit': '', 'line.1.labelsPerUnit': '' },
    ...{ 'line.1.productId': '12', 'line.1.variationId': '13' },
    'line.1.prices': JSON.stringify({ breaks, lastOffered, lastOfferedAt }),
  });
  const variables = { reference: 'Q-0TNS1-Z5MTV', items: [{ sku: 'VS-RED-500', quantity: 1 }] };
  expect(asked).toEqual([{ name: 'DraftLines', variables }]);
  // The offer itself has no place for what is known of prices.
  expect(JSON.stringify(offerInput(values))).not.toMatch(/breaks|lastOffered/);
});

test('its price stays empty where the catalogue has none', async () => {
  const { values } = await edited(knows({ ...seal, variationId: null, unitPrice: null }));
  expect([values['line.1.name'], values['line.1.unitPrice'], values['line.1.variationId']]).toEqual([
    ...[seal.name, '', ''],
  ]);
});

test.each<[string, Said]>([
  ['nobody knows', knows({ ...seal, productId: null, variationId: null, name: '', unitPrice: null, breaks: [] })],
  ['cannot be looked up', { DraftLines: null }],
])('a stock keeping unit that %s is told, and no line is lost', async (_, answers) => {
  const { ask, asked } = gatewayWith(answers);
  expect(await takeFirmStep(ask, typed)).toMatchObject({
    init: { status: 422 },
    data: { code: 'NO_SKU', errors: { sku: 'The catalogue has no such SKU: VS-RED-500' }, values: typed },
  });
  expect(asked).toHaveLength(1);
});

test('a fee and a delivery that nobody named are asked for at their own fields, and nothing is sent', async () => {
  const message = 'Enter what is offered.';
  const errors = ['fees.0.name', 'delivery.name'].map(field => ({ field, message }));
  const { ask, asked } = gatewayWith({
    AnswerQuoteRequest: { result: { __typename: 'ValidationFailure', code: 'VALIDATION_FAILED', message: '', errors } },
  });
  const values = { ...typed, 'fee.0.name': '', 'fee.1.amount': '1 450', 'delivery.name': '', 'delivery.amount': '90' };
  const answer = await takeFirmStep(ask, { ...values, step: 'answer' });
  expect(asked[0]?.variables).toMatchObject({
    input: { fees: [{ name: '', amount: '1450' }], delivery: { name: '', amount: '90' } },
  });
  expect(answer).toMatchObject({ data: { errors: { 'fee.1.name': message, 'delivery.name': message } } });
});
