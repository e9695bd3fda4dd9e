import { fillText } from '../../../../../rules/fillText.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import type { Ask } from '../../../data/ask.ts';
import { EstimateQuoteOperation } from '../../../gql/operations/EstimateQuote.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { parseStored } from '../../../lib/stored.ts';
import { type QuotedLine, variationsOf } from '../../../quote/known/knownValues.ts';
import { type ListItem, readItems } from '../../../quote/list/items.ts';
import { OPTION } from '../../../quote/list/plainNames.ts';

type Options = ReadonlyMap<string, string>;

/** Makes an entry of a form without scripts that of the options that were chosen in its line. */
export async function chosenOptions(ask: Ask, form: FormData): Promise<(item: ListItem, at: number) => ListItem> {
  const items = readItems(parseStored(String(form.get('items')))).map(({ productId, quantity }) => ({
    productId,
    sku: null,
    quantity,
  }));
  const answer = await ask(EstimateQuoteOperation, { items, country: null, postcode: null }).catch(() => null);
  const lines = answer?.data?.estimateQuote?.lines;
  return (item, at) => {
    const options = optionsIn(form, at);
    return options.size ? withOptions({ item, product: lines?.[at]?.product ?? null }, options) : item;
  };
}

const optionsIn = (form: FormData, at: number): Options =>
  new Map(
    [...form].flatMap(([name, value]) => {
      const [, line, slug] = OPTION.exec(name) ?? [];
      return slug && line === String(at) && value ? [[slug, String(value)]] : [];
    }),
  );

/** Where they leave more than one variation, or there is none, the words say what is asked for, and no price does. */
function withOptions({ item, product }: QuotedLine, options: Options): ListItem {
  const fitting = variationsOf(product).filter(({ attributes }) =>
    attributes.every(({ slug, value }) => !value || options.get(slug) === value || !options.has(slug)),
  );
  const [only] = fitting.length === 1 ? fitting : [];
  const words = { name: product?.name ?? item.productName, options: [...options.values()].join(', ') };
  return {
    ...item,
    productName: fillText(productTexts.chosenName, words),
    sku: only?.sku ?? product?.sku ?? item.sku,
    price: only?.price ? formatMoney(only.price.amount, only.price.currency) : '',
  };
}
