import { useEffect, useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { whenIdle } from '../../lib/later/whenIdle.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';

/** Calls with the number of products on the quote list until it is left; what reads the list comes first. */
async function followList(note: (count: number) => void, left: AbortSignal): Promise<void> {
  const { readList, subscribe } = await import('../../quote/list/quoteList.ts');
  if (left.aborted) return;
  const tell = () => note(readList().length);
  left.addEventListener('abort', subscribe(tell));
  tell();
}

/** The way to the quote page, with the number of products on the quote list. */
export function QuoteLink() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    const callOff = whenIdle(() => void followList(setCount, left.signal).catch(() => {}));
    return () => {
      callOff();
      left.abort();
    };
  }, []);
  const listed = count === 1 ? layoutTexts.requestQuoteOne : layoutTexts.requestQuoteMany;
  const label = count ? fillText(listed, { count }) : layoutTexts.requestQuote;
  return <IconButton icon="quote" label={label} href="/request-quote" count={count} />;
}
