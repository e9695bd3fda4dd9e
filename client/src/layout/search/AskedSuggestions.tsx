import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '../../data/useAnswer.ts';
import { AddressSuggestionsOperation } from '../../gql/operations/AddressSuggestions.ts';
import { space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const AddressSuggestions = lazy(async () => ({
  default: (await import('./AddressSuggestions.tsx')).AddressSuggestions,
}));

const place = css({ paddingBottom: space.section });

/** The suggestions for this address, asked for once a screen has said that there is nothing here. */
export function AskedSuggestions() {
  const { pathname } = useLocation();
  const { data } = useAnswer(AddressSuggestionsOperation, { path: pathname });
  if (!data?.addressSuggestions.length) return null;
  return (
    <Wrap css={place}>
      <Suspense fallback={null}>
        <AddressSuggestions suggestions={data.addressSuggestions} />
      </Suspense>
    </Wrap>
  );
}
