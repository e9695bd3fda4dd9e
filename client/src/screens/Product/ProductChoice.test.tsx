import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { choice, open, price, quoted } from '../../test/productScreen.ts';
import { variableProduct } from '../../test/products.ts';

test('what was chosen goes on the quote list, as many as asked for', async () => {
  open(variableProduct(), '?size=small&colour=red');
  await userEvent.click(await screen.findByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote list' }));
  const told = await screen.findByText('Added to quote list');
  expect(told.closest('section')).toHaveTextContent('Void Label (Small, Red)');
  expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '')).toMatchObject([
    { productId: '1', productName: 'Void Label (Small, Red)', quantity: 2, sku: 'SEC-1-s-r', price: 'ZAR\u00a065.00' },
  ]);
});

test('until everything is chosen the range of prices goes with it', async () => {
  open(variableProduct());
  await userEvent.click(await screen.findByRole('button', { name: 'Add to quote list' }));
  await screen.findByText('Added to quote list');
  expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '')).toMatchObject([
    { productName: 'Void Label', sku: 'SEC-1', price: 'ZAR\u00a060.00 to ZAR\u00a090.00' },
  ]);
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

test('the picture of what is chosen is shown after another one was looked at, though it stands in the same place', async () => {
  const product = variableProduct();
  const [blue, red] = product.variations!;
  const image = { ...red!.image!, id: 'blue', url: '/_image/blue/800.webp' };
  open({ ...product, variations: [{ ...blue!, image }, red!] }, '?size=small&colour=red');
  const gallery = within(await screen.findByRole('region', { name: 'Pictures of Void Label' }));
  await userEvent.click(gallery.getAllByRole('link', { name: /^Image 1 of 2/ })[0]!);
  await userEvent.click(choice('Blue'));
  expect(gallery.getByRole('img', { name: 'Void Label' })).toHaveAttribute('src', image.url);
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

test('what was chosen from an address in capitals is there when the page is opened again', async () => {
  open(variableProduct(), '?Size=large&Colour=blue&size=small&colour=red');
  expect(await screen.findByText('SKU SEC-1-s-r')).toBeVisible();
});

test('a picture that several colours share chooses none: what has no picture bears that of its product', async () => {
  const picture = (id: string) => ({
    __typename: 'Image' as const,
    id,
    alt: '',
    url: `/_image/${id}/800.webp`,
    seoPicture: '',
  });
  const [blue, red, large] = variableProduct().variations!;
  const variations = [blue!, red!, { ...large!, attributes: red!.attributes }].map((one, at) => ({
    ...one,
    image: picture(at === 1 ? 'red' : 'void'),
  }));
  const { address } = open(
    variableProduct({ images: ['void', 'red'].map(picture), variations }),
    '?size=small&colour=red',
  );
  const turnTo = async (number: number) =>
    userEvent.click(await screen.findByRole('link', { name: new RegExp(`^Image ${number} of 2`) }));
  await turnTo(1);
  expect(address()).toBe('/product/void-label?size=small&colour=red');
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

test('the true size of the first is drawn before one is chosen, and says that of a chosen one alone', async () => {
  const text = JSON.stringify(variableProduct())
    .replaceAll('"Small"', '"25 × 12 mm"')
    .replaceAll('"Large"', '"50 × 20 mm"');
  open(JSON.parse(text) as ReturnType<typeof variableProduct>);
  const box = within(await screen.findByRole('region', { name: 'True size' }));
  expect(box.getByRole('img', { name: /^The 25 x 12 mm label drawn to scale/ })).toBeVisible();
  expect(box.queryByText(/, chosen$/)).toBeNull();
  await userEvent.click(choice('50 × 20 mm'));
  expect(await box.findByText('50 × 20 mm, chosen')).toBeVisible();
  expect(box.getByText('25 × 12 mm')).toBeVisible();
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

test('the options that are known of a product can be chosen while the shop does not tell of it', async () => {
  const known = { asOf: '2026-11-22T08:05:00.000Z', shortDescription: '', description: '', reviews: null };
  const { address } = open({ ...variableProduct(), ...known }, '?size=small');
  expect(await screen.findByText(/^The shop does not answer just now/)).toBeVisible();
  expect(screen.queryByText(/^The options cannot be chosen just now/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Red/ }));
  await waitFor(() => expect(address()).toContain('colour=red'));
});
