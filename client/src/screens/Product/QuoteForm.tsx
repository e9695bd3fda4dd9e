import { css } from '@emotion/react';
import { quoteQuantity } from '../../../../rules/quoteItems.ts';
import { addedTexts, productTexts } from '../../../../rules/texts.ts';
import { useAddToList } from '../../quote/list/useAddToList.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { QuantityInput } from '../../ui/QuantityInput.tsx';

const row = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  margin-top: 20px;
  button {
    padding-inline: 14px;
  }
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
    > span {
      justify-self: start;
    }
  }
`;

const scripted = css({ gridColumn: '1 / -1', [media.noScript]: { display: 'none' } });

type QuoteFormProps = {
  id: string;
  /** with the chosen options */
  name: string;
  sku: string | null;
  /** as it is shown */
  price: string | null;
};

/** How many, and the ways to a quote: the form with all of it filled in, or the list. */
export function QuoteForm({ id, name, sku, price }: QuoteFormProps) {
  const add = useAddToList();
  const addAsMany = (form: HTMLFormElement | null) => {
    const quantity = quoteQuantity(Number(new FormData(form ?? undefined).get('quantity')));
    add({ productId: id, productName: name, quantity, sku: sku ?? '', price: price ?? '' });
  };
  return (
    <form css={row} method="get" action="/request-quote">
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="name" value={name} />
      {sku && <input type="hidden" name="sku" value={sku} />}
      <QuantityInput name="quantity" defaultValue={1} />
      <Button variant="ink" type="submit">
        {productTexts.requestQuote}
      </Button>
      <Button css={scripted} variant="line" onClick={({ currentTarget }) => addAsMany(currentTarget.form)}>
        {addedTexts.add}
      </Button>
    </form>
  );
}
