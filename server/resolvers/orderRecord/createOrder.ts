import { fillText } from '../../../rules/fillText.ts';
import { text } from '../../../rules/forms/fields.ts';
import { validateFields } from '../../../rules/forms/validation.ts';
import { recordTexts } from '../../../rules/texts/record.ts';
import { writeOrder } from '../../commerce/orders/writeOrder.ts';
import type { Context } from '../../context/context.ts';
import type { CreateOrderInput, CreateOrderItemInput, FieldError } from '../../gql/types.ts';
import { idOf } from '../arguments.ts';
import { checkAddress } from '../customer/checkAddress.ts';
import { fieldError } from '../fieldError.ts';
import { stockOf } from '../product/stockOf.ts';
import { given, invalid, refusalOf, refused } from '../record.ts';

const MOST_LINES = 100;
const MOST_PIECES = 100_000;

type Line = { product_id: number; variation_id?: number; quantity: number };

/** A line as the shop takes it, or what is wrong with it: the shop itself would take anything. */
async function checkItem(
  { product, variation, quantity }: CreateOrderItemInput,
  at: number,
  { loaders }: Context,
): Promise<Line | FieldError> {
  const wrong = (name: string, code: string, message: string) => fieldError(`items.${at}.${name}`, code, message);
  if (quantity < 1 || quantity > MOST_PIECES) return wrong('quantity', 'INVALID_QUANTITY', recordTexts.quantity);
  const id = idOf(product);
  const row = id ? await loaders.product.load({ id, set: 'full' }) : null;
  if (!row) return wrong('product', 'UNKNOWN_PRODUCT', recordTexts.unknownProduct);
  const variations = row.type === 'variable' ? await loaders.variations.load({ id: row.id, set: 'full' }) : [];
  const chosen = variations.find(one => String(one.id) === variation);
  if (variations.length ? !chosen : variation)
    return wrong('variation', 'NO_SUCH_VARIATION', recordTexts.chooseVariation);
  const sold = chosen ?? row;
  if (!sold.purchasable || ['grouped', 'external'].includes(row.type ?? ''))
    return wrong('product', 'NOT_FOR_SALE', recordTexts.notForSale);
  const { status, quantity: left, backorders } = stockOf(sold);
  if (status === 'OUT_OF_STOCK') return wrong('product', 'OUT_OF_STOCK', recordTexts.outOfStock);
  if (left !== null && backorders === 'NO' && quantity > left)
    return wrong('quantity', 'NOT_ENOUGH_STOCK', fillText(recordTexts.notEnough, { count: left }));
  return { product_id: row.id, ...(chosen ? { variation_id: chosen.id } : {}), quantity };
}

async function checkPayment(method: string | null | undefined, { shop, scope }: Context): Promise<FieldError[]> {
  const known = method ? await shop.paymentMethods.all(scope) : [];
  // A key that may not read them knows none.
  if (!known.length || known.some(({ id }) => id === method)) return [];
  return [fieldError('paymentMethod', 'UNKNOWN_OPTION', recordTexts.payment)];
}

const isFault = (line: Line | FieldError): line is FieldError => 'field' in line;

/** Holds an order against what the shop does not check, then writes it there. */
export async function createOrder(input: CreateOrderInput, context: Context) {
  const { shop, scope } = context;
  if (input.items.length < 1 || input.items.length > MOST_LINES)
    return invalid([fieldError('items', 'REQUIRED', recordTexts.noItems)]);
  const billing = checkAddress('billing', input.billing);
  const shipping = checkAddress('shipping', input.shipping ?? input.billing);
  const note = validateFields({ note: text() }, { note: recordTexts.noteLabel }, { note: input.note ?? null });
  const lines = await Promise.all(input.items.map((item, at) => checkItem(item, at, context)));
  const customer = input.customer ? idOf(input.customer) : 0;
  const errors = [
    ...billing.errors,
    ...(input.shipping ? shipping.errors : []),
    ...(note.ok ? [] : [{ field: 'note', ...note.errors.note! }]),
    ...lines.filter(isFault),
    ...(customer === null ? [fieldError('customer', 'UNKNOWN_OPTION', recordTexts.customer)] : []),
    ...(input.delivery?.total.startsWith('-')
      ? [fieldError('delivery.total', 'INVALID_AMOUNT', recordTexts.delivery)]
      : []),
    ...(await checkPayment(input.paymentMethod, context)),
  ];
  if (errors.length) return invalid(errors);
  const { delivery } = input;
  const body = {
    ...given({ payment_method: input.paymentMethod, customer_note: note.ok ? note.values.note : null }),
    customer_id: customer,
    set_paid: input.paid,
    billing: billing.address,
    shipping: shipping.address,
    line_items: lines,
    coupon_lines: [...new Set(input.coupons?.map(code => code.toLowerCase()))].map(code => ({ code })),
    shipping_lines: delivery
      ? [{ method_id: delivery.method, method_title: delivery.title, total: delivery.total }]
      : [],
  };
  try {
    const written = await writeOrder(shop.orderRecords, scope, body);
    return written ? { __typename: 'OrderRecord' as const, ...written } : refused('BEING_CHECKED', recordTexts.unclear);
  } catch (error) {
    return refusalOf(error);
  }
}
