import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import { clientOf } from '../../apollo/clientOf.ts';
import type { Ask } from '../../data/ask.ts';
import { SkusDocument, type SkusQuery } from '../../gql/graphql.ts';
import { formatMoney } from '../../lib/formatMoney.ts';
import { addItem, type ListItem } from './items.ts';
import { changeList, readList } from './quoteList.ts';
import { type PastedLine, readLines } from './readLines.ts';

type Match = SkusQuery['skus'][number];

/** A line that brought nothing onto the list, and why. */
interface LeftLine {
  number: number;
  text: string;
  reason: 'notFound' | 'unreadable' | 'full';
}

export interface PasteReport {
  /** lines whose product is on the list now */
  added: number;
  left: LeftLine[];
}

/** As many as the address of one question has room for. */
const AT_ONCE = 50;

/** Adds the products of a pasted list to the quote list, and says what became of each line. Rejects where none can be looked up. */
export async function pasteList(ask: Ask, list: string): Promise<PasteReport> {
  const lines = readLines(list);
  const found = await lookUp(
    ask,
    lines.flatMap(({ sku, quantity }) => (quantity ? sku : [])),
  );
  const left = lines.flatMap(line => {
    const reason = addLine(line, found.get(line.sku.toLowerCase()));
    return reason ? [{ number: line.number, text: line.text, reason }] : [];
  });
  return { added: lines.length - left.length, left };
}

async function lookUp(ask: Ask, skus: readonly string[]): Promise<Map<string, Match>> {
  const asked = [...new Set(skus.map(sku => sku.toLowerCase()))];
  const portions = Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, at) =>
    asked.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const client = clientOf(ask);
  const answers = await Promise.all(
    portions.map(portion =>
      client.query({ query: SkusDocument, variables: { skus: portion }, fetchPolicy: 'no-cache' }),
    ),
  );
  return new Map(answers.flatMap(({ data }) => data?.skus ?? []).map(match => [match.sku, match]));
}

/** Adds one line; says why where it cannot be. */
function addLine({ quantity }: PastedLine, match: Match | undefined): LeftLine['reason'] | null {
  if (quantity === null) return 'unreadable';
  const item = match && itemOf(match, quantity);
  if (!item) return 'notFound';
  const before = readList();
  changeList(items => addItem(items, item));
  return readList() === before ? 'full' : null;
}

/** A variation goes by the name that the product page would give it. */
function itemOf({ product, variation }: Match, quantity: number): ListItem | null {
  if (!product) return null;
  const options = variation?.attributes.map(({ value }) => value).join(', ');
  const ambiguous = product.__typename === 'VariableProduct' && !variation;
  const price = ambiguous ? null : (variation ?? product).price;
  return {
    productId: product.id,
    productName: options ? fillText(productTexts.chosenName, { name: product.name, options }) : product.name,
    quantity,
    sku: variation?.sku ?? product.sku ?? '',
    price: price ? formatMoney(price.amount, price.currency) : '',
    notes: '',
  };
}
