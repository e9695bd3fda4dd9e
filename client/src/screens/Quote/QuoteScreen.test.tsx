import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { QuoteQuery } from '../../gql/unmasked.ts';
import { writeAttached } from '../../quote/artwork/attached.ts';
import { answerOf, examplePage, refusal, sending, storedRequest, unavailable } from '../../test/contentAnswers.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { money } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';
import { serviceData } from './serviceData.ts';

const BANNER = 'Error! There was a problem submitting your request. Please check your information and try again.';
const quotePage = { Quote: () => answerOf({ site: sending, page: examplePage('request-quote') }) };

const fields = () => ({
  name: screen.getByRole('textbox', { name: 'Name' }),
  email: screen.getByRole('textbox', { name: 'Email' }),
  phone: screen.getByRole('textbox', { name: 'Phone (optional)' }),
  country: screen.getByRole('combobox', { name: 'Country code' }),
  send: screen.getByRole('button', { name: 'Request a Quote' }),
});

async function fill(answers: Answers = {}, path = '/request-quote') {
  const site = showSite(path, { ...quotePage, ...answers });
  await userEvent.click(await screen.findByRole('radio', { name: 'Security Void' }));
  await userEvent.click(screen.getByRole('radio', { name: '1001-5000' }));
  await userEvent.type(fields().name, 'Lerato Mokoena');
  await userEvent.type(fields().email, 'lerato@highveld.example');
  return site;
}

const sentBy = ({ asked }: ReturnType<typeof showSite>) =>
  asked
    .filter(({ name }) => name === 'SubmitQuoteRequest')
    .map(({ variables }) => variables.input as Record<string, string>);

test('an empty form is not sent: the errors are listed above it and stand at their fields', async () => {
  const site = showSite('/request-quote', quotePage);
  await userEvent.click(await screen.findByRole('button', { name: 'Request a Quote' }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(alert).toHaveTextContent(BANNER);
  expect(
    within(alert)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    'Please choose a label type.',
    'Please choose a quantity.',
    'Please enter your name.',
    'Please enter your email.',
  ]);
  expect(fields().name).toHaveAccessibleDescription('Please enter your name.');
  expect(screen.getByRole('radiogroup', { name: 'Label type' })).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(within(alert).getByRole('link', { name: 'Please choose a quantity.' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '1-100' })).toHaveFocus());
  expect(sentBy(site)).toEqual([]);
});

test('a corrected field loses its message', async () => {
  showSite('/request-quote', quotePage);
  await userEvent.click(await screen.findByRole('button', { name: 'Request a Quote' }));
  await screen.findByRole('alert');
  await userEvent.type(fields().name, 'Lerato');
  await waitFor(() => expect(fields().name).toBeValid());
});

test('a wrong phone number blocks the request and is named in the banner', async () => {
  const site = await fill();
  await userEvent.type(fields().phone, '82 abc 000 01');
  expect(fields().phone).toHaveValue('82  000 01');
  await userEvent.selectOptions(fields().country, 'ZA');
  await userEvent.click(fields().send);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error! There was a problem submitting your request. Please enter a valid phone number. Please check your information and try again.',
  );
  expect(fields().phone).toHaveAccessibleDescription('Please enter a valid phone number for South Africa');
  expect(sentBy(site)).toEqual([]);
});

test('a right phone number is shown in full, and a typed country code chooses its country', async () => {
  await fill();
  await userEvent.type(fields().phone, '+260 97 123 4567');
  await userEvent.clear(fields().phone);
  await userEvent.type(fields().phone, '+27 82 123 4567');
  expect(fields().country).toHaveValue('ZA');
  expect(fields().phone).toHaveAccessibleDescription('+27 82 123 4567');
});

test("the country is that of the browser's language", async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en']);
  showSite('/request-quote', quotePage);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(fields().country).toHaveValue('DE'));
});

test('a sent request is confirmed with its reference, and the form is empty again', async () => {
  const site = await fill({ SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV') });
  await userEvent.click(fields().send);
  const banner = await screen.findByText(
    "Success! Your quote request has been submitted. We'll get back to you within 24 hours.",
  );
  await waitFor(() => expect(banner.closest('[role=status]')).toHaveFocus());
  expect(screen.getByText('Q-0TNS1-Z5MTV')).toBeVisible();
  await waitFor(() => expect(fields().name).toHaveValue(''));
  expect(screen.getByRole('radio', { name: 'Security Void' })).not.toBeChecked();
  expect(sentBy(site)).toMatchObject([
    { labelType: 'security-void', quantity: '1001-5000', name: 'Lerato Mokoena', email: 'lerato@highveld.example' },
  ]);
});

test('while it is being sent the button waits', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof storedRequest>>();
  await fill({ SubmitQuoteRequest: () => answer.promise });
  await userEvent.click(fields().send);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer.resolve(storedRequest('Q-0TNS1-Z5MTV'));
  await screen.findByRole('status', { name: '' });
});

test('a failure keeps what was written, and a repeat is the same request', async () => {
  let down = true;
  const site = await fill({
    SubmitQuoteRequest: () => (down ? Promise.reject(new Error('offline')) : storedRequest('Q-0TNS1-Z5MTV')),
  });
  await userEvent.click(fields().send);
  expect(await screen.findByRole('alert')).toHaveTextContent(BANNER);
  expect(fields().name).toHaveValue('Lerato Mokoena');
  expect(screen.getByRole('radio', { name: 'Security Void' })).toBeChecked();
  down = false;
  await userEvent.click(fields().send);
  await screen.findByText('Q-0TNS1-Z5MTV');
  const [first, second] = sentBy(site);
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
});

test('corrected fields make another request', async () => {
  const site = await fill({ SubmitQuoteRequest: () => Promise.reject(new Error('offline')) });
  await userEvent.click(fields().send);
  await screen.findByRole('alert');
  await userEvent.type(fields().name, ' Dube');
  await userEvent.click(fields().send);
  await waitFor(() => expect(sentBy(site)).toHaveLength(2));
  expect(sentBy(site)[1]?.key).not.toBe(sentBy(site)[0]?.key);
});

test("the gateway's refusal stands at its field", async () => {
  await fill({ SubmitQuoteRequest: () => refusal(BANNER, { email: 'We cannot write to this address.' }) });
  await userEvent.click(fields().send);
  expect(await screen.findByRole('alert')).toHaveTextContent(BANNER);
  await waitFor(() => expect(fields().email).toHaveAccessibleDescription('We cannot write to this address.'));
  expect(fields().email).toHaveValue('lerato@highveld.example');
});

const voidLabel: NonNullable<QuoteQuery['product']> = {
  __typename: 'VariableProduct',
  id: '7',
  name: 'Void label',
  sku: 'SEC-7',
  path: '/product/void-label',
  image: null,
  meta: [{ __typename: 'MetaEntry', key: 'pack', value: 'roll of 1000' }],
  categories: [{ __typename: 'ProductCategory', slug: 'void-labels' }],
  attributes: [
    { __typename: 'ProductAttribute', slug: 'material', options: [{ __typename: 'AttributeOption', name: 'Vinyl' }] },
  ],
  variations: [sized('38 × 19 mm', 'SEC-7-M'), sized('75 × 30 mm', 'SEC-7-L')],
};

function sized(value: string, sku: string) {
  const attributes = [{ __typename: 'AttributeValue' as const, name: 'Size', slug: 'size', value }];
  return { __typename: 'Variation' as const, id: sku, sku, image: null, price: money('71.40'), attributes };
}

/** As one comes from the product's page. */
async function comeWith(name = 'Void label (75 × 30 mm)', more: Answers = {}) {
  const query = new URLSearchParams({ product: '7', name, sku: 'SEC-7-L', quantity: '2' });
  const site = showSite(`/request-quote?${query}`, {
    Quote: () => answerOf({ site: sending, page: null, product: voidLabel }),
    SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV'),
    ...more,
  });
  await screen.findByText('Quoting: 1 product');
  return site;
}

test('with a product only name and e-mail are left to ask, and the rest goes with them', async () => {
  const site = await comeWith();
  expect(screen.getByText('Two required fields')).toBeVisible();
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Void label (75 × 30 mm)' })).toHaveValue(2);
  const known = within(screen.getByRole('list', { name: 'Known from the product' }));
  expect(known.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Label type Security Void',
    'Quantity 1001-5000 labels',
    'Size 75 × 30 mm',
    'Material Vinyl',
  ]);
  expect(screen.getByText('2000 labels')).toBeVisible();
  await userEvent.type(fields().name, 'Lerato Mokoena');
  await userEvent.type(fields().email, 'lerato@highveld.example');
  await userEvent.click(fields().send);
  await screen.findByText('Q-0TNS1-Z5MTV');
  expect(sentBy(site)).toMatchObject([
    {
      ...{ labelType: 'security-void', quantity: '1001-5000', size: '75 × 30 mm', material: 'vinyl' },
      items: [{ productId: '7', productName: 'Void label (75 × 30 mm)', sku: 'SEC-7-L', quantity: 2 }],
    },
  ]);
});

test("a product's link makes one line of the list, under the shop's own name", async () => {
  const { asked } = await comeWith('Fake');
  expect(asked.find(({ name }) => name === 'Quote')?.variables).toEqual({ product: '7', withProduct: true });
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]')).toMatchObject([
      { productId: '7', productName: 'Void label', quantity: 2, sku: 'SEC-7' },
    ]),
  );
});

test('another size is another variation, and what is known follows; what was changed by hand stays', async () => {
  await comeWith();
  await userEvent.click(screen.getByText('Change these'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Material (optional)' }), 'Paper');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size' }), '38 × 19 mm');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]')).toMatchObject([
      { productName: 'Void label (38 × 19 mm)', sku: 'SEC-7-M' },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Size (optional)' })).toHaveValue('38 × 19 mm'));
  expect(screen.getByRole('combobox', { name: 'Material (optional)' })).toHaveValue('paper');
  expect(screen.getByRole('list', { name: 'Known from the product' })).toHaveTextContent('Material Paper');
});

test('what is worth knowing of a size stands there while the questions are folded, and once when they are open', async () => {
  const small = { ...voidLabel, categories: [{ __typename: 'ProductCategory' as const, slug: 'icasa-labels' }] };
  const product = { ...small, variations: [sized('2.5 × 2.5 mm', 'SEC-7-M'), sized('75 × 30 mm', 'SEC-7-L')] };
  await comeWith('Void label (2.5 × 2.5 mm)', {
    Quote: () => answerOf({ site: sending, page: null, product }),
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size' }), '2.5 × 2.5 mm');
  const shown = () =>
    screen.queryAllByText(/2\.5 x 2\.5 mm cannot carry it/).filter(one => one.closest('details:not([open])') === null);
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]).toHaveTextContent('ICASA, Equipment Authorisation Regulations, 2021');
  await userEvent.click(screen.getByText('Change these'));
  await waitFor(() => expect(shown().map(one => one.closest('details'))).toEqual([expect.anything()]));
  await userEvent.click(screen.getByText('Change these'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), '75 × 30 mm');
  await waitFor(() => expect(shown()).toEqual([]));
});

test("the editor's words take the place of the site's own", async () => {
  const quote: NonNullable<QuoteQuery['page']>['quote'] = {
    __typename: 'QuotePageFields',
    heroTitle: 'Ask <em>us</em>',
    heroSubtitle: 'We answer.',
    processTitle: 'How it goes',
    steps: [
      { __typename: 'QuoteStep', title: 'Write', description: null },
      { __typename: 'QuoteStep', title: null, description: null },
      { __typename: 'QuoteStep', title: null, description: null },
    ],
    processImage: null,
    contactPhone: '+27 11 555 0000',
    contactEmail: null,
    contactHours: 'Mornings',
  };
  showSite('/request-quote', {
    Quote: () => answerOf({ site: sending, page: examplePage('request-quote', { quote }) }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How it goes' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Write' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Expert Review' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: '+27 11 555 0000' }))
    expect(link).toHaveAttribute('href', 'tel:+27115550000');
  expect(screen.getByText('Mornings')).toBeVisible();
});

test("the number to call stands beside 'Call Expert Team', and WhatsApp where the firm has it", async () => {
  const whatsapp = 'https://wa.me/27820000100';
  showSite('/request-quote', {
    ...quotePage,
    Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, whatsapp } } }),
  });
  const call = await screen.findByRole('link', { name: 'Call Expert Team' });
  expect(call).toHaveAttribute('href', '/contact');
  const beside = within(call.parentElement!);
  expect(beside.getByRole('link', { name: '+27 11 000 0100' })).toHaveAttribute('href', 'tel:+27110000100');
  expect(beside.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', whatsapp);
});

test('a failing page keeps the form and the phone number', async () => {
  const { data, errors } = unavailable('page');
  showSite('/request-quote', { Quote: () => ({ data: { site: sending, ...data }, errors }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('This page could not be loaded just now.')).toBeVisible();
  expect(fields().send).toBeEnabled();
  expect(screen.getAllByRole('link', { name: '+27 11 000 0100' }).length).toBeGreaterThan(0);
});

test('artwork goes with the request, and what the gateway no longer has is told where it was attached', async () => {
  const id = 'a'.repeat(32);
  writeAttached([{ id, name: 'seal.pdf', bytes: 2_000, attachedAt: Date.now() }]);
  const site = await fill({ SubmitQuoteRequest: () => refusal(BANNER, { artwork: 'A file is no longer here.' }) });
  expect(await screen.findByText('seal.pdf')).toBeVisible();
  await userEvent.click(fields().send);
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'A file is no longer here.' });
  const input = screen.getByLabelText('Choose files, or drop them here');
  expect(input).toHaveAccessibleDescription(/A file is no longer here\.$/);
  await userEvent.click(link);
  expect(input).toHaveFocus();
  expect(sentBy(site)).toMatchObject([{ artwork: [id] }]);
});

test('artwork that went with a request is not attached to the next one', async () => {
  writeAttached([{ id: 'a'.repeat(32), name: 'seal.pdf', bytes: 2_000, attachedAt: Date.now() }]);
  await fill({ SubmitQuoteRequest: () => storedRequest('Q-0TNS1-Z5MTV') });
  await screen.findByText('seal.pdf');
  await userEvent.click(fields().send);
  await screen.findByText('Q-0TNS1-Z5MTV');
  await waitFor(() => expect(screen.queryByText('seal.pdf')).toBeNull());
});

test('what clients are is said in the hero only where it is configured, and as configured', async () => {
  const own = (clientSatisfaction: number | null): Answers => ({
    ...quotePage,
    Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, clientSatisfaction } } }),
  });
  showSite('/request-quote', own(91));
  expect(await screen.findByText('client satisfaction')).toBeVisible();
  expect(screen.getByText('91%')).toBeVisible();
  cleanup();
  showSite('/request-quote', own(null));
  expect(await screen.findByText('custom solutions')).toBeVisible();
  expect(screen.queryByText('client satisfaction')).toBeNull();
});

test('what is offered is offered in the country where the firm is, and in none where that is not known', () => {
  const { site } = layoutAnswer;
  const place = { ...site.place!, country: 'BW', countryName: 'Botswana' };
  expect(serviceData({ ...site, place })).toMatchObject({ areaServed: { '@type': 'Country', name: 'Botswana' } });
  expect(serviceData({ ...site, place: null })).not.toHaveProperty('areaServed');
});
