import { fillText } from '../../../../rules/fillText.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import type { CartLine } from '../store/lines.ts';
import { addTexts } from './addTexts.ts';
import { addValue } from './addValue.ts';
import { useAddToCart } from './useAddToCart.ts';

/** Puts one of a product into the cart; without scripts the form is posted to the page it stands on. */
export function AddToCart({ line }: { line: CartLine }) {
  const add = useAddToCart();
  return (
    <form method="post" onSubmit={event => void add(event, line)}>
      <Button
        size="sm"
        type="submit"
        name="add"
        value={addValue(line)}
        aria-label={fillText(addTexts.addFor, { name: line.name })}
      >
        {addTexts.add}
      </Button>
    </form>
  );
}
