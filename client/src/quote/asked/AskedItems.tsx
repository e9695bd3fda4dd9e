import { fillText } from '../../../../rules/fillText.ts';
import { sentTexts } from '../../../../rules/texts.ts';
import type { AskedQuoteFragment } from '../../gql/graphql.ts';

/** The quote list of a request; each entry is a link where it stands for a product with a page. */
export const AskedItems = ({
  items,
  pathOf,
}: {
  items: AskedQuoteFragment['items'];
  pathOf?: (at: number) => string | undefined;
}) => (
  <ul>
    {items.map(({ productId, productName, quantity, sku, notes }, at) => {
      const listed = fillText(sentTexts.listed, { quantity, name: productName });
      const path = pathOf?.(at);
      return (
        <li key={JSON.stringify([productId, sku, productName])}>
          {path ? <a href={path}>{listed}</a> : listed}
          {[sku, notes].filter(Boolean).map(more => `, ${more}`)}
        </li>
      );
    })}
  </ul>
);
