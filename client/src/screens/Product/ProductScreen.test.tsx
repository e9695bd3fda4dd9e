import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ProductQuery } from '../../gql/unmasked.ts';
import { receipt } from '../../test/contentAnswers.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import {
  externalProduct,
  groupedProduct,
  money,
  product,
  review,
  reviews,
  variableProduct,
} from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const open = (answered: ProductQuery['product'], query = '') => {
  const { asked, router } = showSite(`/product/void-label${query}`, {
    Product: () => ({ data: { __typename: 'Query', product: answered } }),
  });
  return {
    questions: () => asked.filter(({ name }) => name === 'Product'),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

/** The price beside the choice; a phone's bar says it again. */
const price = async (text: string) => (await screen.findAllByText(text))[0] as HTMLElement;
const choice = (name: string) => screen.getByRole('radio', { name });
/** What the quote page is asked for. */
const quoted = () => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Request Quote' });
  return [form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))];
};

test('shows what a product is, costs and is made of', async () => {
  open(product({ meta: [{ __typename: 'MetaEntry' as const, key: 'pack', value: 'roll of 1000' }], weight: '0.42' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Void Label' })).toBeVisible();
  expect(screen.getByText('SKU SEC-1')).toBeVisible();
  expect(screen.getByText('per roll of 1000, including VAT')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Weight 0.42 kg' })).toBeVisible();
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
  open(product({ ...hidden, reviewsAllowed: false }));
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

test('asks for a quote with the quantity', async () => {
  open(product());
  await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
  expect(quoted()).toEqual(['/request-quote', { product: '1', name: 'Void Label', sku: 'SEC-1', quantity: '2' }]);
});

test('what was chosen goes on the quote list, as many as asked for', async () => {
  open(variableProduct(), '?size=small&colour=red');
  await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote list' }));
  expect(screen.getByText('Added to quote list').closest('[role=status]')).toHaveTextContent('Void Label (Small, Red)');
  expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '')).toMatchObject([
    { productId: '1', productName: 'Void Label (Small, Red)', quantity: 2, sku: 'SEC-1-s-r', price: 'ZAR\u00a065.00' },
  ]);
});

test('until everything is chosen the range of prices goes with it', async () => {
  open(variableProduct());
  await userEvent.click(await screen.findByRole('button', { name: 'Add to quote list' }));
  expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '')).toMatchObject([
    { productName: 'Void Label', sku: 'SEC-1', price: 'ZAR\u00a060.00 to ZAR\u00a090.00' },
  ]);
});

test('a product without a price says so', async () => {
  open(product({ price: null, regularPrice: null }));
  expect(await screen.findByText('Price on request')).toBeVisible();
});

test('until everything is chosen it shows the range and asks to choose', async () => {
  open(variableProduct());
  expect(await price('ZAR 60.00 to ZAR 90.00')).toBeVisible();
  expect(screen.getByText('Please select product options above to see pricing and availability.')).toBeVisible();
});

test('a choice changes price, SKU, stock, picture and address, and asks the gateway nothing', async () => {
  const { address, questions } = open(variableProduct());
  await userEvent.click(await screen.findByRole('radio', { name: 'Small' }));
  await userEvent.click(choice('Red'));
  expect(screen.getByText('SKU SEC-1-s-r')).toBeVisible();
  expect(await price('ZAR 65.00')).toBeVisible();
  expect(screen.getByText('On Backorder')).toBeVisible();
  const gallery = screen.getByRole('region', { name: 'Pictures of Void Label' });
  expect(within(gallery).getByRole('img', { name: 'Void Label' })).toHaveAttribute('src', '/_image/red/800.webp');
  await waitFor(() => expect(address()).toBe('/product/void-label?size=small&colour=red'));
  expect(questions()).toHaveLength(1);
});

test('options that do not go with the others say so, and still lead to a different pair', async () => {
  open(variableProduct(), '?size=small&colour=red');
  expect(await price('ZAR 65.00')).toBeVisible();
  expect(choice('Large')).toHaveAccessibleDescription('Not available with Red');
  expect(choice('Blue')).not.toHaveAccessibleDescription();
  await userEvent.click(choice('Large'));
  expect(screen.getByText('This combination is not available. Please try a different selection.')).toBeVisible();
  await userEvent.click(choice('Blue'));
  expect(await price('ZAR 90.00')).toBeVisible();
});

test('an option that no variation has cannot be chosen', async () => {
  const { variations } = variableProduct();
  open(variableProduct({ variations: variations!.filter(({ id }) => id !== 's-r') }));
  await waitFor(() => expect(choice('Red')).toBeDisabled());
  expect(choice('Red')).toHaveAccessibleDescription('Not available');
});

test.each(['?size=Small&colour=Red', '?Size=small&Colour=red', '?attribute_pa_size=small&attribute_pa_colour=red'])(
  'an address may name what is chosen as %s',
  async query => {
    open(variableProduct(), query);
    expect(await screen.findByText('SKU SEC-1-s-r')).toBeVisible();
  },
);

test('a sale names the price before it and the share taken off, rounded', async () => {
  open(product({ onSale: true, discountPercent: 15, price: money('60.69'), regularPrice: money('71.40') }));
  expect(await screen.findByText('Sale, 15% off')).toBeVisible();
  expect((await price('ZAR 60.69')).tagName).toBe('INS');
  expect(screen.getByText(/ZAR\s71\.40/).tagName).toBe('DEL');
});

test('what the shop gives away costs nothing', async () => {
  open(product({ price: money('0.00') }));
  expect(await price('ZAR 0.00')).toBeVisible();
  expect(screen.queryByText('Price on request')).toBeNull();
});

test('a minimum order is said and kept to', async () => {
  open(product({ minimumQuantity: 4 }));
  expect(await screen.findByText('Minimum order: 4')).toBeVisible();
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  expect(quantity).toHaveValue(4);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2');
  await userEvent.tab();
  expect(quantity).toHaveValue(4);
});

test('what is sold one at a time can be asked for once', async () => {
  open(product({ soldIndividually: true }));
  expect(await screen.findByText('One per order')).toBeVisible();
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '3');
  await userEvent.tab();
  expect(quantity).toHaveValue(1);
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
});

const step = (quantity: number, amount: string) => ({
  __typename: 'PriceBreak' as const,
  quantity,
  price: money(amount),
});
const packed = (pack: string) => [{ __typename: 'MetaEntry' as const, key: 'pack', value: pack }];

test('price breaks stand beside the quantity, set it, and say what the next one saves', async () => {
  const priceBreaks = [step(1, '71.40'), step(5, '66.40'), step(10, '59.98')];
  open(product({ priceBreaks, meta: packed('roll of 1000'), dataSheet: '/sheet.pdf' }));
  const breaks = within(await screen.findByRole('radiogroup', { name: 'Price breaks' }));
  expect(breaks.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual([
    '1-4 rollsZAR\u00a071.40',
    '5-9 rollsZAR\u00a066.40−7%',
    '10+ rollsZAR\u00a059.98−16%',
  ]);
  expect(screen.getByText('Next break saves ZAR 5.00 a roll:').parentElement).toHaveTextContent(
    '4 more rolls and each costs ZAR 66.40.',
  );
  await userEvent.click(breaks.getByRole('radio', { name: /^5-9/ }));
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(5);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '{Backspace}12');
  expect(breaks.getByRole('radio', { name: /^10\+/ })).toBeChecked();
  expect(screen.getByText('This is the lowest price in the list.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the data sheet/ })).toHaveAttribute('href', '/sheet.pdf');
});

test.each([
  [false, 1],
  [true, 0],
])(
  'where breaks hold for quotes alone, the page says what the cart charges (in the cart: %s)',
  async (breaksInCart, told) => {
    showSite('/product/void-label', {
      Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, breaksInCart } } }),
      Product: () => ({
        data: {
          __typename: 'Query',
          product: product({ priceBreaks: [step(1, '71.40'), step(5, '66.40')], meta: packed('roll of 1000') }),
        },
      }),
    });
    await screen.findByRole('radiogroup', { name: 'Price breaks' });
    const said = 'These prices hold for quotes. The cart charges ZAR 71.40 a roll: ask for a quote to have them.';
    expect(screen.queryAllByText(said)).toHaveLength(told);
  },
);

test('a break that is no lower than the price as it stands is none', async () => {
  open(product({ price: money('60.00'), priceBreaks: [step(1, '71.40'), step(5, '66.40'), step(10, '59.98')] }));
  const breaks = within(await screen.findByRole('radiogroup', { name: 'Price breaks' }));
  expect(breaks.getAllByRole('radio')).toHaveLength(2);
});

test('the price of one label stands beside the price of its roll', async () => {
  open(product({ meta: packed('roll of 1000'), price: money('714.00') }));
  expect(await price('ZAR 0.71 a label')).toBeVisible();
});

test('title and true size follow what is chosen, and the picture of another colour chooses it', async () => {
  const pictures = ['void', 'red'].map(id => ({
    __typename: 'Image' as const,
    id,
    alt: '',
    url: `/_image/${id}/800.webp`,
  }));
  const variable = variableProduct({ name: 'Void Label, Blue', images: pictures });
  const sized = JSON.parse(JSON.stringify(variable).replaceAll('"Small"', '"25 × 12 mm"')) as typeof variable;
  open(sized, '?size=small&colour=blue');
  expect(await screen.findByRole('heading', { level: 1, name: 'Void Label, Blue' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^The 25 x 12 mm label drawn to scale/ })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Image 2 of 2' }));
  expect(choice('Red')).toBeChecked();
  expect(screen.getByRole('heading', { level: 1, name: 'Void Label, Red' })).toBeVisible();
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

test('an address that names an impossible combination says so', async () => {
  open(variableProduct(), '?size=large&colour=red');
  expect(await screen.findByText('This combination is not available. Please try a different selection.')).toBeVisible();
});

test('the default options are chosen beforehand, and the quote names them', async () => {
  open(
    variableProduct({
      defaultAttributes: [
        { __typename: 'AttributeValue', slug: 'size', valueSlug: 'large' },
        { __typename: 'AttributeValue', slug: 'colour', valueSlug: 'blue' },
      ],
    }),
  );
  await waitFor(() => expect(choice('Large')).toBeChecked());
  expect(await price('ZAR 90.00')).toBeVisible();
  expect(quoted()[1]).toEqual({ product: '1', name: 'Void Label (Large, Blue)', sku: 'SEC-1-l-b', quantity: '1' });
});

test('a product without variations says so', async () => {
  open(variableProduct({ variations: [] }));
  expect(await screen.findByText('No variations available for this product.')).toBeVisible();
});

test('reviews show how the stars spread', async () => {
  open(product({ reviews: reviews([review(), review({ id: '8', rating: 4, reviewer: 'Johan V.' })]) }));
  expect(await screen.findByText('Thandi N.')).toBeVisible();
  expect(screen.getByText('5 stars:').closest('li')).toHaveTextContent('1');
});

test('one page of many reviews shows the spread of all, and turns', async () => {
  const { address, questions } = open(product({ reviews: reviews([review()], 14) }), '?size=small');
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(address()).toBe('/product/void-label?size=small&reviews=2'));
  expect(questions().at(-1)?.variables).toEqual({ slug: 'void-label', reviews: 2 });
  expect(screen.getByText('5 stars:').closest('li')).toHaveTextContent('14');
});

test('a product nobody has reviewed invites the first', async () => {
  open(product());
  expect(await screen.findByText('No reviews yet. Be the first to review this product!')).toBeVisible();
});

test('reviews that do not come leave the product readable', async () => {
  open(product({ reviews: null }));
  expect(await screen.findByText('Error loading reviews')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Void Label' })).toBeVisible();
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

test('the options that are known of a product can be chosen while the shop does not tell of it', async () => {
  const known = { asOf: '2026-11-22T08:05:00.000Z', shortDescription: '', description: '', reviews: null };
  const { address } = open({ ...variableProduct(), ...known }, '?size=small');
  expect(await screen.findByText(/^The shop does not answer just now/)).toBeVisible();
  expect(screen.queryByText(/^The options cannot be chosen just now/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Red/ }));
  await waitFor(() => expect(address()).toContain('colour=red'));
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
