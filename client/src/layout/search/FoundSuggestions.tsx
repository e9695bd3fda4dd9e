import { css } from '@emotion/react';
import { useOutcome } from '../../data/useOutcome.ts';
import { space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { AddressSuggestions } from './AddressSuggestions.tsx';

const place = css({ paddingBottom: space.section });

/** Below what says that there is no such thing: what its address may have meant. */
export function FoundSuggestions() {
  const outcome = useOutcome();
  if (outcome.kind !== 'missing' || !outcome.suggestions?.length) return null;
  return (
    <Wrap css={place}>
      <AddressSuggestions suggestions={outcome.suggestions} />
    </Wrap>
  );
}
