import { css } from '@emotion/react';
import { useMemo } from 'react';
import { Button } from '../../ui/inputs/Button.tsx';
import { quoteHref } from './addresses.ts';
import { useKeysOn } from './keysOn.ts';
import { neighboursOf, type Queue } from './neighboursOf.ts';
import { firmTexts } from './texts.ts';
import { useInboxKeys } from './useInboxKeys.ts';

const row = css({ display: 'flex', gap: 8 });
const key = css({ border: '1px solid', padding: '0 6px', fontSize: 12 });

const visit = (reference: string | undefined): boolean => {
  if (reference) location.assign(quoteHref(reference));
  return reference !== undefined;
};

/** The way through the queue, by link and by key. */
export function Neighbours({ reference, queue }: { reference: string; queue: Queue }) {
  const { previous, next } = neighboursOf(reference, queue);
  const [before, after] = [previous?.reference, next?.reference];
  const actions = useMemo(() => ({ k: () => visit(before), j: () => visit(after) }), [before, after]);
  useInboxKeys(actions, useKeysOn());
  return (
    <div css={row}>
      {previous && (
        <Button size="sm" variant="line" href={quoteHref(previous.reference)}>
          {firmTexts.request.previous} <kbd css={key}>K</kbd>
        </Button>
      )}
      {next && (
        <Button size="sm" variant="line" href={quoteHref(next.reference)}>
          {firmTexts.request.next} <kbd css={key}>J</kbd>
        </Button>
      )}
    </div>
  );
}
