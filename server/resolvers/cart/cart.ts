import { validatePartialAddress } from '../../../rules/address/address.ts';
import type { FieldErrors } from '../../../rules/forms/validation.ts';
import { storeAddress } from '../../commerce/orders/orderAddress.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { Resolvers, SelectShippingRateInput, UpdateCartCustomerInput } from '../../gql/types.ts';
import { receivedPath } from '../order/findOrder.ts';
import { describePayment, storeCheckout } from '../order/payment.ts';
import { productsById } from '../product/productsById.ts';
import { storeMoney, taxedMoney } from '../storeMoney.ts';
import { type CartOutcome, changeCart } from './cartChange.ts';
import { type CartFailure, failure, ownFailure } from './cartFailure.ts';
import { addItem, addItems, setQuantity } from './cartLines.ts';
import { cartVisitor } from './cartVisitor.ts';

/** Tells the store what is known of the buyer; goods go to the billing address unless another is known. */
function updateCustomer({ billing, shipping, restore }: UpdateCartCustomerInput, context: Context) {
  const bill = validatePartialAddress(billing ?? {});
  if (!bill.ok) return addressFailure('billing', bill.errors);
  const goods = validatePartialAddress({ ...(shipping ?? billing), email: null });
  if (!goods.ok) return addressFailure('shipping', goods.errors);
  const body = {
    ...(billing ? { billing_address: storeAddress(bill.values) } : {}),
    ...(shipping || billing ? { shipping_address: storeAddress(goods.values) } : {}),
  };
  return changeCart({ writes: [{ path: 'update-customer', body }], restore }, context);
}

function addressFailure(owner: 'billing' | 'shipping', errors: FieldErrors<string>): CartFailure {
  const [[field, fault] = []] = Object.entries(errors);
  return failure('INVALID_ADDRESS', fault?.message ?? '', `${owner}.${field}`);
}

/** A rate that is not offered is passed over by the store without a word. */
async function selectRate(
  { package: packageId, rate, restore }: SelectShippingRateInput,
  context: Context,
): Promise<CartOutcome> {
  const body = { package_id: packageId ?? null, rate_id: rate };
  const outcome = await changeCart({ writes: [{ path: 'select-shipping-rate', body }], restore }, context);
  if (outcome.__typename !== 'Cart') return outcome;
  const selected = outcome.cart.shipping_rates
    .filter(one => !packageId || one.package_id === packageId)
    .some(one => one.shipping_rates.some(({ rate_id, selected }) => selected && rate_id === rate));
  return selected ? outcome : ownFailure('RATE_NOT_OFFERED', 'rate', outcome);
}

export const cart: Resolvers = {
  Query: {
    cart: (_, __, context) => context.commerce.carts.read(cartVisitor(context)),
  },
  Mutation: {
    addCartItem: (_, { input }, context) => addItem(input, context),
    addCartItems: (_, { input }, context) => addItems(input, context),
    updateCartItem: (_, { input }, context) => setQuantity(input, context),
    removeCartItem: (_, { input: { key, restore } }, context) =>
      changeCart({ writes: [{ path: 'remove-item', body: { key } }], touched: [key], restore }, context),
    clearCart: (_, __, context) => {
      const empty = { method: 'DELETE', path: 'items', body: {} } as const;
      // Emptying answers with no cart; a change of nothing does, in the same call.
      return changeCart({ writes: [empty, { path: 'update-customer', body: {} }] }, context);
    },
    applyCoupon: (_, { input: { code, restore } }, context) =>
      changeCart({ writes: [{ path: 'apply-coupon', body: { code } }], restore }, context),
    removeCoupon: (_, { input: { code, restore } }, context) =>
      changeCart({ writes: [{ path: 'remove-coupon', body: { code } }], restore }, context),
    updateCartCustomer: (_, { input }, context) => updateCustomer(input, context),
    selectShippingRate: (_, { input }, context) => selectRate(input, context),
  },
  Cart: {
    items: ({ cart }) => cart.items,
    itemCount: ({ cart }) => cart.items_count,
    coupons: ({ cart }) => cart.coupons,
    fees: ({ cart }) => cart.fees,
    totals: ({ cart }) => cart.totals,
    billingAddress: ({ cart }) => cart.billing_address,
    shippingAddress: ({ cart }) => cart.shipping_address,
    needsPayment: ({ cart }) => cart.needs_payment,
    needsShipping: ({ cart }) => cart.needs_shipping,
    shippingPackages: ({ cart }) => cart.shipping_rates,
    paymentMethods: ({ cart }, _, context) =>
      Promise.all(cart.payment_methods.map(id => describePayment(id, '', context))),
    storeCheckoutUrl: ({ cart }, _, context) => (cart.payment_methods.length ? null : storeCheckout(cart, context)),
    unpaidOrder: async (_, __, { commerce, cartSession, scope }) => {
      const unpaid = cartSession?.state?.unpaid;
      if (!unpaid) return null;
      const payment = await commerce.payments.read(scope, unpaid).catch(() => null);
      return { id: String(unpaid.id), path: receivedPath(unpaid), state: payment?.state ?? null };
    },
    crossSells: ({ cart }, _, context, info) =>
      productsById(
        cart.cross_sells.map(({ id }) => id),
        selectedFields(info),
        context,
      ),
  },
  CartCoupon: {
    discount: ({ totals }) => taxedMoney(totals.total_discount, totals.total_discount_tax, totals),
  },
  CartFee: { amount: ({ totals }) => taxedMoney(totals.total, totals.total_tax, totals) },
  CartTotals: {
    items: totals => taxedMoney(totals.total_items, totals.total_items_tax, totals),
    discount: totals => taxedMoney(totals.total_discount, totals.total_discount_tax, totals),
    fees: totals => taxedMoney(totals.total_fees, totals.total_fees_tax, totals),
    shipping: totals =>
      totals.total_shipping === null
        ? null
        : taxedMoney(totals.total_shipping, totals.total_shipping_tax ?? '0', totals),
    tax: totals => storeMoney(totals.total_tax, totals),
    taxLines: totals =>
      totals.tax_lines.map(({ name, rate, price }) => ({
        name,
        rate: /^\d+(\.\d+)?/.exec(rate ?? '')?.[0] ?? null,
        amount: storeMoney(price, totals),
      })),
    total: totals => storeMoney(totals.total_price, totals),
  },
  ShippingPackage: { id: one => one.package_id, rates: one => one.shipping_rates },
  ShippingRate: {
    id: rate => rate.rate_id,
    description: rate => rate.description ?? '',
    deliveryTime: rate => rate.delivery_time ?? '',
    price: rate => taxedMoney(rate.price, rate.taxes, rate),
  },
  Address: {
    firstName: address => address.first_name,
    lastName: address => address.last_name,
    address1: address => address.address_1,
    address2: address => address.address_2,
    email: address => address.email ?? null,
  },
};
