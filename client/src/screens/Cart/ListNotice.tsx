import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { basketTexts } from '../../cart/texts.ts';
import { useQuoteCount } from '../../quote/list/useQuoteList.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';

const place = css({ marginTop: 32 });

/** That some of what the visitor wants is on the quote list, and not part of the sum. */
export function ListNotice() {
  const count = useQuoteCount();
  if (count === 0) return null;
  const words = count === 1 ? basketTexts.listedOne : basketTexts.listedMany;
  return (
    <div css={place}>
      <Banner kind="warning" icon="quote" action={<a href="/request-quote#quote-list">{basketTexts.requestQuote}</a>}>
        <b>{fillText(words, { count })}</b> {basketTexts.listedText}
      </Banner>
    </div>
  );
}
