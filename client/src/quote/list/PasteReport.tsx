import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { pasteTexts } from '../../../../rules/texts/paste.ts';
import { text } from '../../theme/text.ts';
import type { PasteReport as Report } from './pasteReport.ts';

const lines = css({ marginTop: 6, overflowWrap: 'anywhere' });

/** How many products of a pasted list were added, and which lines were not, each with its reason. */
export function PasteReport({ added, left, notices = [] }: Report) {
  const words = added === 1 ? pasteTexts.addedOne : added ? pasteTexts.added : pasteTexts.addedNone;
  return (
    <>
      <p>
        <b>{fillText(words, { count: added })}</b>
        {left.length > 0 && ` ${pasteTexts.left}`}
      </p>
      <ul css={[text.small, lines]}>
        {left.map(({ number, text: line, reason }) => (
          <li key={number}>{`${fillText(pasteTexts.line, { line: number, text: line.trim() })}, ${reason}`}</li>
        ))}
        {notices.map(notice => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </>
  );
}
