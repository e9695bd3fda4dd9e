import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { receipt } from '../../test/contentAnswers.ts';
import { open, quoted } from '../../test/productScreen.ts';
import { externalProduct, groupedProduct, product, stock, variableProduct } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

test('shows what a product is, costs and is made of', async () => {
  open(product({ meta: [{ __typename: 'MetaEntry' as const, key: 'pack', value: 'roll of 1000' }], weight: '0.42' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Void Label' })).toBeVisible();
  expect(screen.getByText('SKU SEC-1')).toBeVisible();
  expect(screen.getByText('per roll of 1000, including VAT')).toBeVisible();
  expect(await screen.findByRole('row', { name: 'Weight 0.42 kg' })).toBeVisible();
});

test('what is sold singly costs that each', async () => {
  open(product({ meta: [{ __typename: 'MetaEntry' as const, key: 'pack', value: 'each' }] }));
  expect(await screen.findByText('each, including VAT')).toBeVisible();
});

test('a product behind a password says so, and has name, price and a way to ask for it', async () => {
  const hidden = {
    protected: true,
    purchasable: false,
    sku: null,
    shortDescription: '',
    description: '',
    attributes: [],
  };
  open(product({ ...hidden, reviewsAllowed: false, reviewsShown: false }));
  expect(await screen.findByText('This product is protected by a password.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Void Label' })).toBeVisible();
  expect(screen.getByText(/including VAT/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request Quote' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add to cart/i })).toBeNull();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
  expect(document.getElementById('reviews')).toBeNull();
});

test('where the shop has its reviews switched off the page has no place for them', async () => {
  open(product({ reviewsAllowed: false, reviewsShown: false, rating: { __typename: 'Rating', average: 0, count: 0 } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Void Label' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  expect(document.getElementById('reviews')).toBeNull();
});

test.each(['IN_STOCK', 'OUT_OF_STOCK', 'ON_BACKORDER'] as const)(
  'what comes later is promised for no day: %s',
  async status => {
    open(product({ stock: stock(status) }));
    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { level: 1 });
    expect(main.queryAllByText(/turnaround/)).toHaveLength(status === 'IN_STOCK' ? 1 : 0);
  },
);

test('asks for a quote with the quantity', async () => {
  open(product());
  await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
  expect(quoted()).toEqual(['/request-quote', { product: '1', name: 'Void Label', sku: 'SEC-1', quantity: '2' }]);
});

test('a question about the product goes to the firm with what is chosen', async () => {
  const { asked } = showSite('/product/void-label?size=small&colour=red', {
    Product: () => ({ data: { __typename: 'Query', product: variableProduct() } }),
    SubmitContactMessage: () => receipt('M-0TNS2-3P07R'),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Does it hold at 6 °C?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Lerato Mokoena');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'lerato@highveld.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('M-0TNS2-3P07R')).toBeVisible();
  expect(asked.find(({ name }) => name === 'SubmitContactMessage')?.variables.input).toMatchObject({
    subject: 'products',
    message: 'About SEC-1-s-r, Void Label (Small, Red):\n\nDoes it hold at 6 °C?',
  });
});

const QUESTION = 'diri_question_draft:/product/void-label';

test('a question that was begun is there again for whoever comes back, until it is sent', async () => {
  const question = () => screen.findByRole('textbox', { name: 'Your question' });
  const { router } = showSite('/product/void-label', {
    Product: () => ({ data: { __typename: 'Query', product: product() } }),
    SubmitContactMessage: () => receipt('M-0TNS2-3P07R'),
  });
  const leaveAndComeBack = async () => {
    await act(() => router.navigate('/contact'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull());
    await act(() => router.navigate('/product/void-label'));
    return question();
  };
  await userEvent.type(await question(), 'Does it hold at 6 °C?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your email' }), 'lerato@highveld.example');
  await waitFor(() => expect(localStorage.getItem(QUESTION)).toContain('lerato@highveld.example'));
  await leaveAndComeBack();
  expect(await screen.findByText('Your unfinished message is here again.')).toBeVisible();
  expect(await question()).toHaveValue('Does it hold at 6 °C?');
  expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveValue('lerato@highveld.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Lerato Mokoena');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('M-0TNS2-3P07R')).toBeVisible();
  expect(await leaveAndComeBack()).toHaveValue('');
  expect(localStorage.getItem(QUESTION)).toBeNull();
});

test('an unfinished question is begun afresh', async () => {
  localStorage.setItem(
    QUESTION,
    JSON.stringify({ savedAt: Date.now(), entrance: '', values: { message: 'How long?', name: 'Lerato' } }),
  );
  open(product());
  await userEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  expect(screen.queryByText('Your unfinished message is here again.')).toBeNull();
  expect(localStorage.getItem(QUESTION)).toBeNull();
});

test('approvals stand in a list of their own', async () => {
  const meta = [
    { __typename: 'MetaEntry' as const, key: 'approvals', value: 'RoHS: declaration on file; REACH: on file' },
  ];
  open(product({ meta }));
  expect(await screen.findByRole('row', { name: 'RoHS declaration on file' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Approvals and proof' })).toHaveAttribute('href', '#approvals');
});

test('what the shop offers instead and besides is shown, nothing twice', async () => {
  const named = (id: string, name: string) => product({ id, name, path: `/product/${id}` });
  const [better, glue, near] = [named('2', 'Better Label'), named('3', 'Glue'), named('4', 'Near Label')];
  open(product({ upsells: [better], crossSells: [glue, better], related: [better, near] }));
  expect(await screen.findByRole('heading', { name: 'You may prefer' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Often ordered with it' })).toBeVisible();
  const cards = screen.getAllByRole('article').map(card => within(card).getByRole('heading').textContent);
  expect(cards).toEqual(['Better Label', 'Glue', 'Near Label']);
  expect(screen.getByText('All prices are per pack and include VAT.')).toBeVisible();
});

test('without a share menu the link is copied, and that is said', async () => {
  const user = userEvent.setup();
  open(product());
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('an unknown product is not found', async () => {
  open(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  expect(screen.getByText('The requested product could not be found.')).toBeVisible();
});

test('a shop that does not answer is no missing product', async () => {
  showSite('/product/void-label', { Product: () => Promise.reject(new Error('offline')) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Failed to Load Products' })).toBeVisible();
});

test('the larger picture opens and the arrow keys turn it', async () => {
  const images = ['one', 'two'].map(name => ({
    __typename: 'Image' as const,
    id: name,
    alt: `Picture ${name}`,
    url: `/_image/${name}/800.webp`,
  }));
  open(product({ images }));
  await userEvent.click(await screen.findByRole('link', { name: 'Open larger image' }));
  const dialog = await screen.findByRole('dialog', { name: 'Larger image of Void Label' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{ArrowRight}');
  expect(within(dialog).getByRole('img')).toHaveAttribute('alt', 'Picture two');
  expect(screen.getByRole('link', { name: 'Image 2 of 2' })).toHaveAttribute('aria-current', 'true');
});

test('an external product leads to its seller', async () => {
  open(externalProduct('https://seller.test/x', 'Ask the foundry'));
  const link = await screen.findByRole('link', { name: 'Ask the foundry' });
  expect(link).toHaveAttribute('href', 'https://seller.test/x');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test.each([
  ['a thing', product(), 1],
  ['a service', product({ shipping: { __typename: 'Shipping', required: false } }), 0],
  ['what somebody else sells', externalProduct('https://seller.test/x', 'Ask the foundry'), 0],
])('of %s the time of its delivery is promised only where we deliver', async (_, shown, promises) => {
  open(shown as never);
  expect(await screen.findByRole('heading', { level: 1, name: 'Void Label' })).toBeVisible();
  expect(screen.queryAllByText('24-48 hour turnaround in South Africa')).toHaveLength(promises);
});

test('a set lists its products, each with its own price and its way to a quote', async () => {
  const member = product({ id: '2', name: 'Box Label', path: '/product/box-label', minimumQuantity: 5 });
  open(groupedProduct([member]));
  const item = (await screen.findByRole('link', { name: 'Box Label' })).closest('li') as HTMLElement;
  expect(within(item).getByRole('link', { name: 'Box Label' })).toHaveAttribute('href', '/product/box-label');
  expect(within(item).getByText('ZAR 71.40')).toBeVisible();
  expect(within(item).getByText('including VAT')).toBeVisible();
  expect(within(item).getByRole('button', { name: 'Add to cart: Box Label' })).toBeVisible();
  expect(within(item).getByRole('link', { name: 'Request Quote for Box Label' })).toHaveAttribute(
    'href',
    '/request-quote?product=2&name=Box+Label&quantity=5',
  );
});

test('a set of which nothing is sold any more says nothing of what is in it', async () => {
  open(groupedProduct([product({ id: '2' })]));
  expect(await screen.findByRole('heading', { name: 'In this set' })).toBeVisible();
  cleanup();
  open(groupedProduct([]));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'In this set' })).toBeNull();
});

test('a product that the shop does not tell of just now shows what is known of it', async () => {
  const known = { asOf: '2026-11-22T08:05:00.000Z', shortDescription: '', description: '', reviews: null };
  open({ ...variableProduct(), ...known, variations: null });
  expect(await screen.findByText(/^The shop does not answer just now\..* as of 22 November 2026, 10:05/)).toBeVisible();
  expect(screen.getByText(/^The options cannot be chosen just now: the shop does not answer\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request Quote' })).toBeVisible();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
});
