import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { searchTexts } from './texts.ts';

const note = css`
  display: flex;
  gap: 10px;
  align-items: center;
  font-size: 1.0625rem;
  line-height: 1.45;
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  a {
    display: inline-block;
    padding-block: 2px;
  }
  span {
    overflow-wrap: anywhere;
    min-width: 0;
  }
`;

type CorrectionNoteProps = { corrected: string; query: string };

/** How a typing error was read, with the way to what was typed: in a place that tells of it as it comes. */
export const CorrectionNote = ({ corrected, query }: CorrectionNoteProps) => (
  <p css={note}>
    <Icon name="info" />
    <span>
      {searchTexts.corrected} <b>"{corrected}"</b>.{' '}
      <a href={`/search?${new URLSearchParams({ q: query, as: 'typed' })}`}>
        {fillText(searchTexts.asTyped, { query })}
      </a>
    </span>
  </p>
);
