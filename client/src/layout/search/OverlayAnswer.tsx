import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import type { SearchOverlayQuery } from '../../gql/graphql.ts';
import { SearchOverlayOperation } from '../../gql/operations/SearchOverlay.ts';
import { useDebounced } from '../../lib/later/useDebounced.ts';
import { color, size } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { CorrectionNote } from './CorrectionNote.tsx';
import { OverlayResults } from './OverlayResults.tsx';
import { searchTexts } from './texts.ts';

const DEBOUNCE_MS = 300;
const SHORTEST = 2;
const LONGEST = 200;

const status = css({
  paddingTop: 40,
  fontSize: size.fs4,
  color: color.onInkSoft,
  '&:is(:empty, :has(> span))': { padding: 0 },
});

const corrected = css({ paddingTop: 14 });

const isEmpty = ({ posts, pages, products }: SearchOverlayQuery['search']) =>
  [posts, pages, products].every(group => group?.items.length === 0);

/** Of what comes below the field, as whoever does not see it come is told; nothing where nothing came. */
function shownText({ posts, pages, products }: SearchOverlayQuery['search']): string {
  const count = [posts, pages, products].reduce((sum, group) => sum + (group?.items.length ?? 0), 0);
  if (count < 2) return count === 1 ? searchTexts.shownOne : '';
  return fillText(searchTexts.shown, { count });
}

/** The answer to what is typed: asked for once the typing rests, and never one to an older question. */
export function OverlayAnswer({ words }: { words: string }) {
  const query = useDebounced(words.trim().slice(0, LONGEST), DEBOUNCE_MS);
  const skip = query.length < SHORTEST;
  const { data, loading, failed } = useAnswer(SearchOverlayOperation, { query }, { skip });
  const found = skip || loading ? undefined : data?.search;
  const nothing = found && isEmpty(found) && query.length > SHORTEST;
  return (
    <>
      <p css={status} role="status">
        {!skip && loading && searchTexts.searching}
        {nothing && fillText(searchTexts.nothingFor, { query })}
        {failed && searchTexts.failedTitle}
        {found && !nothing && <VisuallyHidden>{shownText(found)}</VisuallyHidden>}
      </p>
      <div css={found?.corrected && corrected} role="status">
        {found?.corrected && <CorrectionNote corrected={found.corrected} query={query} />}
      </div>
      {found && <OverlayResults found={found} query={query} />}
    </>
  );
}
