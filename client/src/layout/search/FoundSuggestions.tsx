import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useOutcome } from '../../data/useOutcome.ts';
import { space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { AddressSuggestions } from './AddressSuggestions.tsx';

const place = css({ paddingBottom: space.section });

/** Below what says that there is no such thing: what its address may have meant, and what else helps. */
export function FoundSuggestions({ children }: { children?: ReactNode }) {
  const outcome = useOutcome();
  if (outcome.kind !== 'missing') return null;
  const suggestions = outcome.suggestions ?? [];
  if (!suggestions.length && !children) return null;
  return (
    <Wrap css={place}>
      <AddressSuggestions suggestions={suggestions} />
      {children}
    </Wrap>
  );
}
