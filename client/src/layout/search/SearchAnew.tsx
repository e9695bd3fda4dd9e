import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { SearchField } from '../../ui/inputs/SearchField.tsx';
import { addressWords } from './addressWords.ts';
import { searchTexts } from './texts.ts';

const place = css({ marginTop: 24 });

/** The search, where an address leads nowhere: it begins with the words of the address. */
export function SearchAnew() {
  const { pathname } = useLocation();
  return (
    <div css={place}>
      <SearchField action="/search" label={searchTexts.title} defaultValue={addressWords(pathname)} hideLabel button />
    </div>
  );
}
