import { fillText } from '../../../../rules/fillText.ts';
import { offerTexts } from '../../../../rules/texts/offer.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { useAddToList } from './useAddToList.ts';

type AddToQuoteProps = {
  id: string;
  name: string;
  sku: string | null;
  /** as it is shown */
  price: string | null;
  /** as many as one orders at least */
  quantity: number;
};

/** Puts a product on the quote list; without scripts it leads to the quote form with the product filled in. */
export function AddToQuote({ id, name, sku, price, quantity }: AddToQuoteProps) {
  const add = useAddToList();
  return (
    <form
      method="get"
      action="/request-quote"
      onSubmit={event => {
        event.preventDefault();
        void add({ productId: id, productName: name, quantity, sku: sku ?? '', price: price ?? '' });
      }}
    >
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="quantity" value={quantity} />
      <Button variant="ink" size="sm" type="submit" aria-label={fillText(offerTexts.requestQuoteFor, { name })}>
        {offerTexts.requestQuote}
      </Button>
    </form>
  );
}
