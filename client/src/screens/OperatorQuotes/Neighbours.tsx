import { css } from '@emotion/react';
import { useMemo } from 'react';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { quoteHref } from './addresses.ts';
import { useKeysOn } from './keysOn.ts';
import { neighboursOf, type Queue } from './neighboursOf.ts';
import { firmTexts } from './texts.ts';
import { useInboxKeys } from './useInboxKeys.ts';

const row = css({ display: 'flex', gap: 8 });
const key = css({
  ...{ border: '1px solid', padding: '0 6px', fontSize: 12 },
  [media.phone]: { display: 'none' },
  [media.noScript]: { display: 'none' },
});

const goTo = (reference: string | undefined): boolean => {
  if (reference) location.assign(quoteHref(reference));
  return reference !== undefined;
};

/** What an offer cannot be without: where nothing of it is missing, one begins at its beginning. */
const NEEDED = ['name', 'quantity', 'unitPrice'];

function answer(): boolean {
  const fields = NEEDED.flatMap(name => [...document.querySelectorAll<HTMLInputElement>(`#answer [name$='.${name}']`)]);
  const lines = fields.filter(({ name }) => name.startsWith('line.'));
  (lines.find(({ value }) => !value) ?? lines[0])?.focus();
  return lines.length > 0;
}

function ask(): boolean {
  const field = document.querySelector<HTMLElement>('#ask textarea');
  field?.focus();
  return field !== null;
}

type NeighboursProps = { reference: string; queue: Queue; open: boolean };

/** The way through the queue and to what is to be done, by link and, where scripts run, by key. */
export function Neighbours({ reference, queue, open }: NeighboursProps) {
  const { previous, next } = neighboursOf(reference, queue);
  const [before, after] = [previous?.reference, next?.reference];
  const actions = useMemo(() => ({ k: () => goTo(before), j: () => goTo(after), a: answer, q: ask }), [before, after]);
  useInboxKeys(actions, useKeysOn());
  return (
    <div css={row}>
      {open && (
        <Button size="sm" variant="line" href="#answer">
          {firmTexts.request.answer} <kbd css={key}>A</kbd>
        </Button>
      )}
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
