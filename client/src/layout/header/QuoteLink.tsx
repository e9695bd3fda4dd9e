import { fillText } from '../../../../rules/fillText.ts';
import { layoutTexts } from '../../../../rules/texts/layout.ts';
import { useQuoteCount } from '../../quote/list/useQuoteList.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';

/** The way to the quote page, with the number of products on the quote list. */
export function QuoteLink() {
  const count = useQuoteCount();
  const listed = count === 1 ? layoutTexts.requestQuoteOne : layoutTexts.requestQuoteMany;
  const label = count ? fillText(listed, { count }) : layoutTexts.requestQuote;
  return <IconButton icon="quote" label={label} href="/request-quote" count={count} />;
}
