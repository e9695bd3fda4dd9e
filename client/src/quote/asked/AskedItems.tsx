import { fillText } from '../../../../rules/fillText.ts';
import type { AskedQuoteFragment } from '../../gql/graphql.ts';
import { sentTexts } from './texts.ts';

type AskedItem = AskedQuoteFragment['items'][number] & { product?: { path: string } | null };

/** The quote list of a request, each entry a link where its product was asked for; nothing without any. */
export function AskedItems({ items }: { items: readonly AskedItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ productName, quantity, sku, notes, product }, at) => {
        const listed = fillText(sentTexts.listed, { quantity, name: productName });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a program may list the same twice, and nothing moves here.
          <li key={at}>
            {product ? <a href={product.path}>{listed}</a> : listed}
            {[sku, notes].filter(Boolean).map(more => `, ${more}`)}
          </li>
        );
      })}
    </ul>
  );
}
