import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { markCart, nowhere } from '../../test/cartAnswers.ts';
import { box, estimated, fill, open } from '../../test/checkoutScreen.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { exampleCart } from '../../test/exampleCart.ts';

afterEach(() => markCart(false));

const optional = 'Postal code (optional)';

test('where there are no postal codes the country alone tells what it comes to, and none is asked for', async () => {
  const { user, asked } = await fill({ UpdateCartCustomer: estimated(exampleCart('85.44')) });
  await user.clear(box('Postal code'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'BW');
  expect(box(optional)).not.toBeRequired();
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'UpdateCartCustomer')?.variables.input).toMatchObject({
      billing: { country: 'BW', city: 'Cape Town' },
    }),
  );
  expect(await screen.findByText('To pay: ZAR 85.44')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'ZM');
  expect(box('Postal code')).toBeRequired();
});

test('the form begins with the country that the cart was estimated for, where that has no postal codes', async () => {
  const shippingAddress = { ...nowhere, country: 'BW' };
  await open({ Cart: () => answerOf({ cart: exampleCart('85.44', { shippingAddress }) }) });
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('BW');
  expect(box(optional)).toHaveValue('');
});
