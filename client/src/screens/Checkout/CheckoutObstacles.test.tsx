import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changed, markCart } from '../../test/cartAnswers.ts';
import { box, button, fill, placed, sentBy, TOTAL } from '../../test/checkoutScreen.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { exampleCart } from '../../test/exampleCart.ts';

afterEach(() => markCart(false));

test('nothing is ordered of a cart with something out of stock, and it is said at the line and at the button', async () => {
  const message = '“Void Label” is out of stock and cannot be purchased. Please remove it from your cart.';
  const cart = exampleCart(TOTAL, {
    notices: [{ __typename: 'CartNotice', code: 'OUT_OF_STOCK', message, item: null, index: null }],
  });
  const { user, router, ...site } = await fill({
    Cart: () => answerOf({ cart }),
    UpdateCartCustomer: () => changed(cart),
    PlaceOrder: placed,
  });
  expect(screen.getByText('2 × Void Label').closest('li')).toHaveTextContent('Out of Stock: it cannot be ordered.');
  expect(button()).toHaveAccessibleDescription(
    /^Something in your cart cannot be ordered as it is\. Please change that first\./,
  );
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.click(button());
  const back = screen.getAllByRole('link', { name: 'Change the cart' });
  expect(back).toContain(document.activeElement);
  // A field sends its form, too.
  await user.type(box('Email'), '{Enter}');
  expect(back).toContain(document.activeElement);
  expect(sentBy(site)).toEqual([]);
  expect(router.state.location.pathname).toBe('/checkout');
  expect(screen.queryByRole('alert')).toBeNull();
});
