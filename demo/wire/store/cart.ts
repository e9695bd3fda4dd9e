import type { Rest } from '../../rest/rest.ts';
import type { Cart, Discounted } from '../../store/cart.ts';
import { sum } from '../../store/money.ts';
import { METHODS_OFFERED } from '../../store/payment.ts';
import { cartItemWire } from './cartItem.ts';
import { packagesWire } from './package.ts';
import { CURRENCY, minor, vatLines } from './storeMoney.ts';

/** The whole cart, as every cart route answers it. */
export function cartWire(cart: Cart, rest: Rest) {
  return {
    items: cart.lines.map(line => cartItemWire(line, rest)),
    coupons: cart.coupons.map(cartCouponWire),
    fees: [],
    totals: totalsWire(cart),
    shipping_address: cart.session.shipping,
    billing_address: cart.session.billing,
    needs_payment: cart.total > 0,
    needs_shipping: cart.needsShipping,
    shipping_rates: packagesWire(cart),
    items_count: sum(cart.lines.map(line => line.quantity)),
    cross_sells: crossSellsWire(cart, rest),
    errors: cart.notices,
    payment_methods: METHODS_OFFERED.map(method => method.id),
  };
}

/** What goes with the lines and is not among them. */
function crossSellsWire({ lines }: Cart, rest: Rest) {
  const held = lines.map(line => line.product);
  const ids = new Set(lines.flatMap(line => line.item.product.crossSells).filter(id => !held.includes(id)));
  return [...ids]
    .flatMap(id => rest.database.get('products', id) ?? [])
    .filter(({ status, visibility }) => status === 'publish' && ['visible', 'catalog'].includes(visibility))
    .map(({ id }) => ({ id }));
}

const cartCouponWire = ({ coupon, discount }: Discounted) => ({
  code: coupon.code.toLowerCase(),
  totals: { total_discount: minor(discount.net), total_discount_tax: minor(discount.tax), ...CURRENCY },
});

/** Amounts without VAT, but for the price to pay. Shipping is null where nothing is to be sent. */
function totalsWire({ items, discount, shipping, needsShipping, tax, total }: Cart) {
  return {
    total_items: minor(items.net),
    total_items_tax: minor(items.tax),
    total_fees: '0',
    total_fees_tax: '0',
    total_discount: minor(discount.net),
    total_discount_tax: minor(discount.tax),
    total_shipping: needsShipping ? minor(shipping.net) : null,
    total_shipping_tax: needsShipping ? minor(shipping.tax) : null,
    total_price: minor(total),
    total_tax: minor(tax),
    tax_lines: vatLines(tax),
    ...CURRENCY,
  };
}
