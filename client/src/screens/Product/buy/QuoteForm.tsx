import { css } from '@emotion/react';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fillText } from '../../../../../rules/fillText.ts';
import { quoteQuantity } from '../../../../../rules/forms/quoteItems.ts';
import { offerTexts } from '../../../../../rules/texts/offer.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import { addTexts } from '../../../cart/adding/addTexts.ts';
import { addValue } from '../../../cart/adding/addValue.ts';
import { useAddToCart } from '../../../cart/adding/useAddToCart.ts';
import type { CartLine } from '../../../cart/store/lines.ts';
import { useAddToList } from '../../../quote/list/useAddToList.ts';
import { addedTexts } from '../../../quote/texts.ts';
import { media, space } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { QuantityInput } from '../../../ui/inputs/QuantityInput.tsx';
import { chooseQuantity, forgetQuantity, useChosenQuantity } from '../breaks/chosenQuantity.ts';

const row = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  margin-top: 16px;
  > button {
    padding-inline: 14px;
  }
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
    > span {
      justify-self: start;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const wide = css({ gridColumn: '1 / -1' });
const scripted = css({ [media.noScript]: { display: 'none' } });

// One action is filled; the others are as quiet as a link, and as high as a finger.
const quiet = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  a,
  button {
    min-height: ${space.touch};
    font-size: 0.9375rem;
  }
`;

/** The id of the form, which the bar of a phone sends too. */
export const BUY_FORM = 'buy';

type QuoteFormProps = {
  id: string;
  /** with the chosen options */
  name: string;
  sku: string | null;
  /** as it is shown */
  price: string | null;
  /** how many one order takes at least */
  minimum: number;
  /** whether it takes one at most */
  single: boolean;
  /** one of it for the cart; null for what cannot be bought as it is chosen */
  line: CartLine | null;
  /** further quiet actions */
  children?: ReactNode;
};

/** How many, into the cart where it is for sale, and the ways to a quote: the form with all of it filled in, or the list. */
export function QuoteForm({ id, name, sku, price, minimum, single, line, children }: QuoteFormProps) {
  const quantity = useChosenQuantity(id, minimum);
  const add = useAddToList();
  const addToCart = useAddToCart();
  const { pathname, search } = useLocation();
  // Only one is let into a cart, and so few are not sold.
  const stuck = single && minimum > 1;
  useEffect(() => forgetQuantity, []);
  const addAsMany = (form: HTMLFormElement | null) => {
    void add({ productId: id, productName: name, quantity: piecesIn(form), sku: sku ?? '', price: price ?? '' });
  };
  const buy = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!line || submitter?.getAttribute('name') !== 'add') return;
    void addToCart(event, { ...line, quantity: piecesIn(event.currentTarget) });
  };
  return (
    <form css={row} id={BUY_FORM} method="get" action="/request-quote" onSubmit={buy}>
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="name" value={name} />
      {sku && <input type="hidden" name="sku" value={sku} />}
      <QuantityInput
        name="quantity"
        min={minimum}
        max={single && !stuck ? 1 : undefined}
        value={quantity}
        onChange={wanted => chooseQuantity(id, wanted)}
      />
      {line && (
        <Button type="submit" name="add" value={addValue(line)} formMethod="post" formAction={pathname + search}>
          {addTexts.add}
        </Button>
      )}
      {!line && (
        <Button variant="ink" type="submit">
          {offerTexts.requestQuote}
        </Button>
      )}
      {stuck && <p css={wide}>{fillText(productTexts.singleMinimum, { count: minimum })}</p>}
      {single && !stuck && <p css={wide}>{productTexts.single}</p>}
      {minimum > 1 && !stuck && <p css={wide}>{fillText(productTexts.minimum, { count: minimum })}</p>}
      <div css={quiet}>
        {line && <LinkButton type="submit">{offerTexts.requestQuote}</LinkButton>}
        <span css={scripted}>
          <LinkButton onClick={({ currentTarget }) => addAsMany(currentTarget.form)}>{addedTexts.add}</LinkButton>
        </span>
        {children}
      </div>
    </form>
  );
}

const piecesIn = (form: HTMLFormElement | null): number =>
  quoteQuantity(Number(new FormData(form ?? undefined).get('quantity')));
