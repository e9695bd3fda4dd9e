import { line, requiredLine } from '../../../../rules/forms/fields.ts';
import { MAX_QUANTITY } from '../../../../rules/forms/quoteItems.ts';
import { validateFields } from '../../../../rules/forms/validation.ts';
import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../../context/context.ts';
import type { FieldError, OfferLineInput } from '../../../gql/types.ts';
import type { OfferLine } from '../../../quotes/offers/offer.ts';
import type { OfferInput } from '../../../quotes/offers/workOut.ts';
import { STANDARD, sentAs, type TaxClass, taxClassOf } from '../../../upstreams/shop/taxation.ts';
import { idOf } from '../../arguments.ts';
import { fieldError } from '../../fieldError.ts';
import { type Checked, inWordsOfOffers } from './readFee.ts';

/** By which rates the shop taxes the delivery of a line; undefined of what is none of its products. */
interface Sent {
  sentAs: TaxClass | undefined;
}

const UNIT_PRICE = /^\d{1,9}(\.\d{1,4})?$/;

export async function readLine(
  input: OfferLineInput,
  at: number,
  context: Context,
): Promise<Checked<OfferInput['lines'][number]> & Sent> {
  const of = (name: string, code: string, message: string) => fieldError(`lines.${at}.${name}`, code, message);
  const words = validateFields(
    { name: requiredLine(), description: line(300), unit: line(40) },
    quoteLifeTexts.labels,
    { name: input.name, description: input.description ?? '', unit: input.unit ?? '' },
  );
  const whole = (value: number) => value >= 1 && value <= MAX_QUANTITY;
  const sold = await soldAs(input, of, context);
  const errors = [
    ...(words.ok
      ? []
      : Object.entries(words.errors).map(([field, error]) => {
          const { code, message } = inWordsOfOffers(error);
          return of(field, code, message);
        })),
    ...(whole(input.quantity) ? [] : [of('quantity', 'INVALID_QUANTITY', quoteLifeTexts.quantity)]),
    ...(input.labelsPerUnit == null || whole(input.labelsPerUnit)
      ? []
      : [of('labelsPerUnit', 'INVALID_QUANTITY', quoteLifeTexts.quantity)]),
    ...(UNIT_PRICE.test(input.unitPrice) ? [] : [of('unitPrice', 'INVALID_AMOUNT', quoteLifeTexts.amount)]),
    ...sold.errors,
  ];
  const { quantity, unitPrice, labelsPerUnit = null } = input;
  const { name, description, unit } = words.ok ? words.values : { name: '', description: '', unit: '' };
  const value = { ...sold.value, name, description, unit, quantity, labelsPerUnit, unitPrice };
  return { value, errors, sentAs: sold.sentAs };
}

/** The product and variation that a line means, as the shop's order needs them. */
async function soldAs(
  { productId, variationId }: OfferLineInput,
  of: (name: string, code: string, message: string) => FieldError,
  { loaders }: Context,
): Promise<Checked<Pick<OfferLine, 'productId' | 'variationId'> & { taxClass: TaxClass }> & Sent> {
  const nothing = { value: { productId: null, variationId: null, taxClass: STANDARD }, sentAs: undefined };
  if (!productId) return { ...nothing, errors: [] };
  const id = idOf(productId);
  const product = id === null ? null : await loaders.product.load({ id, set: 'card' });
  if (!product) return { ...nothing, errors: [of('productId', 'UNKNOWN_PRODUCT', quoteLifeTexts.productUnknown)] };
  const variations = product.type === 'variable' ? await loaders.variations.load({ id: product.id, set: 'full' }) : [];
  const chosen = variations.find(one => String(one.id) === variationId);
  if (variations.length ? !chosen : variationId)
    return { ...nothing, errors: [of('variationId', 'NO_SUCH_VARIATION', quoteLifeTexts.variationMissing)] };
  const goods = chosen ?? product;
  const value = { productId: product.id, variationId: chosen?.id ?? null, taxClass: taxClassOf(goods) };
  return { value, sentAs: sentAs(goods), errors: [] };
}
