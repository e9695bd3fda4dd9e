import { css } from '@emotion/react';
import { productTexts } from '../../../../rules/texts.ts';
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

/** How many, and the way to the quote page with all of it filled in. */
export function QuoteForm({ id, name }: { id: string; name: string }) {
  return (
    <form css={row} method="get" action="/request-quote">
      <input type="hidden" name="product" value={id} />
      <input type="hidden" name="name" value={name} />
      <QuantityInput name="quantity" defaultValue={1} />
      <Button variant="ink" type="submit">
        {productTexts.requestQuote}
      </Button>
    </form>
  );
}
