import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OperatorPartnersQuery } from '../../gql/unmasked.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

type Partner = NonNullable<OperatorPartnersQuery['partners']>[number];

const partner = (more: Partial<Partner> = {}): Partner => ({
  __typename: 'Partner',
  name: 'Press & Co',
  scopes: ['CATALOGUE', 'QUOTES'],
  origins: ['https://press.test'],
  requestsPerMinute: 120,
  costPerMinute: 5000,
  keys: [
    { __typename: 'PartnerKey', hint: 'AbC1', lastUsedAt: null, endsAt: null, live: true },
    {
      ...{ __typename: 'PartnerKey', hint: 'old2', live: true },
      lastUsedAt: '2026-03-12T06:30:00Z',
      endsAt: '2026-03-13T06:30:00Z',
    },
    { __typename: 'PartnerKey', hint: 'gone', lastUsedAt: null, endsAt: '2026-01-01T00:00:00Z', live: false },
  ],
  webhooks: [],
  ...more,
});
type Webhook = Partner['webhooks'][number];
const webhook = (more: Partial<Webhook> = {}): Webhook => ({
  __typename: 'PartnerWebhook',
  ...{ id: '7', url: 'https://press.test/hooks', topics: ['PRODUCT_CHANGED', 'STOCK_CHANGED'] },
  ...{ lastTakenAt: '2026-03-12T06:30:00Z', failingSince: null, fault: null, endedAt: null, waiting: 0, parked: 0 },
  ...more,
});
const operator = { __typename: 'Operator' as const, signedIn: true };
const show = (partners: Partner[], answers: Answers = {}) =>
  showSite('/operator/partners', {
    SignedIn: () => ({ data: { operator } }),
    OperatorPartners: () => ({ data: { operator, partners } }),
    ...answers,
  });
const send = async (router: ReturnType<typeof show>['router'], fields: Record<string, string>) => {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  await router!.navigate('/operator/partners', { formMethod: 'post', formData });
};

test('each partner stands there with what it may do and the keys that are good', async () => {
  show([partner()]);
  const heading = await screen.findByRole('heading', { name: 'Press & Co' });
  const card = within(heading.closest('section')!);
  expect(card.getByRole('row', { name: /May ask for/ })).toHaveTextContent('Catalogue, Quotes');
  expect(card.getByRole('row', { name: /Limits/ })).toHaveTextContent('Limits a minuteRequests: 120, points: 5000');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '…AbC1 never used',
    '…old2 last used Thu 12 Mar 2026, 08:30, ends Fri 13 Mar 2026, 08:30',
  ]);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
});

test('a partner whose keys have ended says so, and none says that there is none', async () => {
  show([partner({ keys: [] })]);
  expect(await screen.findByText('No key is good any more.')).toBeVisible();
  expect(screen.queryByText('End all keys')).not.toBeInTheDocument();
});

test('a new key is shown once, and asked for with what was typed', async () => {
  const { router, asked } = show([], {
    AddPartner: () => ({
      data: { result: { __typename: 'IssuedKey', key: 'pk_shown', partner: partner({ name: 'Press' }) } },
    }),
  });
  expect(await screen.findByText('No partner has a key yet.')).toBeVisible();
  const fields = { name: ' Press ', 'scope.CONTENT': 'on', requestsPerMinute: '60', costPerMinute: '900', origins: '' };
  await send(router, { step: 'add', ...fields });
  expect(await screen.findByText('pk_shown')).toBeVisible();
  const sent = asked.find(({ name }) => name === 'AddPartner');
  expect(sent?.variables.input).toEqual({
    ...{ name: 'Press', scopes: ['CONTENT'], origins: [], requestsPerMinute: 60, costPerMinute: 900 },
  });
});

test('what is refused says why, and keeps what was typed', async () => {
  const error = { __typename: 'FieldError' as const, field: 'name', message: 'There is a partner of this name.' };
  const refusal = {
    __typename: 'ValidationFailure' as const,
    code: 'VALIDATION_FAILED',
    message: 'Nothing was changed.',
  };
  const result = { ...refusal, errors: [error] };
  const { router } = show([partner()], { AddPartner: () => ({ data: { result } }) });
  await screen.findByRole('heading', { name: 'Press & Co' });
  await send(router, { step: 'add', name: 'Press & Co', 'scope.CARTS': 'on', requestsPerMinute: '7' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed. There is a partner of this name.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Press & Co');
  const form = within(screen.getByRole('button', { name: 'Add and show the key' }).closest('form')!);
  expect(form.getByRole('checkbox', { name: 'Carts' })).toBeChecked();
});

test('numbers are read as the site writes them', async () => {
  const { router, asked } = show([partner()]);
  await screen.findByRole('heading', { name: 'Press & Co' });
  const input = async (name: string, fields: Record<string, string>) => {
    await send(router, { name: 'Press & Co', ...fields });
    return asked.findLast(one => one.name === name)?.variables.input;
  };
  const terms = { requestsPerMinute: '1,200', costPerMinute: '350 000' };
  const read = { requestsPerMinute: 1_200, costPerMinute: 350_000 };
  expect(await input('AddPartner', { step: 'add', ...terms })).toMatchObject(read);
  expect(await input('ChangePartner', { step: 'change', ...terms })).toMatchObject(read);
  const hours = async (keptHours: string) =>
    ((await input('ReplacePartnerKey', { step: 'replace', keptHours })) as { keptHours: number }).keptHours;
  expect([await hours('1,440'), await hours('0'), await hours(' 24 ')]).toEqual([1_440, 0, 24]);
  // What the gateway refuses, so that no live key ends by a slip.
  for (const slip of ['abc', '', '2.5', '-3', '24h', '1,44', '9'.repeat(12), '1,000,000,000'])
    expect(await hours(slip), slip).toBe(-1);
});

test.each([
  ['replace', 'New key', { keptHours: 'abc' }, 'keptHours', 'Hours for which the keys before it go on'],
  [
    'change',
    'Change what it may do',
    { requestsPerMinute: 'many', costPerMinute: '9' },
    'requestsPerMinute',
    'Requests a minute',
  ],
  ['hook', 'Call it at an address', { url: 'https://press.test/hooks', 'topic.QUOTE_STEP': 'on' }, 'url', 'Address'],
] as const)(
  'the form of the step %s says at its field why, with what was typed',
  async (step, title, fields, field, label) => {
    const result = {
      ...{ __typename: 'ValidationFailure' as const, code: 'VALIDATION_FAILED', message: 'Nothing was changed.' },
      errors: [{ __typename: 'FieldError' as const, field, message: 'It cannot be so.' }],
    };
    const refused = () => ({ data: { result } });
    const { router } = show([partner(), partner({ name: 'Another' })], {
      ...{ ReplacePartnerKey: refused, ChangePartner: refused, AddPartnerWebhook: refused },
    });
    await screen.findByRole('heading', { name: 'Another' });
    await send(router, { step, name: 'Press & Co', ...fields });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed. It cannot be so.');
    const [own, other] = screen.getAllByText(title).map(summary => summary.closest('details')!);
    const typed = (form: HTMLElement) => Object.fromEntries(new FormData(form.querySelector('form')!));
    expect(own).toHaveAttribute('open');
    expect(typed(own!)).toMatchObject(fields);
    const input = within(own!).getByLabelText(label);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining('It cannot be so.'));
    expect(other).not.toHaveAttribute('open');
    expect(typed(other!)).not.toMatchObject(fields);
    expect(screen.getAllByText('It cannot be so.', { exact: true })).toHaveLength(1);
  },
);

test('each address that a partner is called at says how that goes, and can be called again where it ended', async () => {
  const ended = { id: '8', url: 'https://old.test/', endedAt: '2026-03-12T06:30:00Z', fault: '410', parked: 3 };
  const { router, asked } = show([partner({ webhooks: [webhook(), webhook(ended)] })], {
    ResumePartnerWebhook: () => ({ data: { result: { __typename: 'PartnerWebhook', id: '8' } } }),
  });
  expect(await screen.findByText('https://press.test/hooks')).toBeVisible();
  expect(screen.getByText('Last call taken Thu 12 Mar 2026, 08:30.')).toBeVisible();
  expect(screen.getByText('Called no more since Thu 12 Mar 2026, 08:30: 410. 0 waiting, 3 given up.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Call again/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove: https://press.test/hooks' })).toBeVisible();
  await send(router, { step: 'rehook', name: 'Press & Co', webhook: '8' });
  expect(await screen.findByRole('status')).toHaveTextContent('Press & Co Done.');
  const sent = asked.find(({ name }) => name === 'ResumePartnerWebhook');
  expect(sent?.variables.input).toEqual({ name: 'Press & Co', webhook: '8' });
});

test('the secret of an address is shown once', async () => {
  const result = { __typename: 'AddedPartnerWebhook' as const, secret: 'whsec_shown' };
  const { router, asked } = show([partner()], { AddPartnerWebhook: () => ({ data: { result } }) });
  expect(await screen.findByText('Nowhere')).toBeVisible();
  await send(router, { step: 'hook', name: 'Press & Co', url: ' https://press.test/ ', 'topic.QUOTE_STEP': 'on' });
  expect(await screen.findByText('whsec_shown')).toBeVisible();
  const sent = asked.find(({ name }) => name === 'AddPartnerWebhook');
  expect(sent?.variables.input).toEqual({ name: 'Press & Co', url: 'https://press.test/', topics: ['QUOTE_STEP'] });
});

test('whoever is not known as the operator is led to where one signs in', async () => {
  const { router } = show([], {
    SignedIn: () => ({ data: { operator: null } }),
    Operator: () => ({ data: { operator: null } }),
  });
  expect(await screen.findByLabelText('Operator token')).toBeVisible();
  expect(router!.state.location.pathname).toBe('/operator');
});

test('a gateway that fails shows the failure', async () => {
  show([], { OperatorPartners: () => ({ errors: [{ message: 'no' }] }) });
  expect(await screen.findByRole('heading', { name: 'The partners could not be loaded.' })).toBeVisible();
});
