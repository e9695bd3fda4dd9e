import { css } from '@emotion/react';
import { Suspense, useState } from 'react';
import { pasteTexts } from '../../../../rules/texts/paste.ts';
import type { Ask } from '../../data/ask.ts';
import { useAsk } from '../../data/useAsk.ts';
import { PartLost } from '../../failure/PartLost.tsx';
import { optional } from '../../lib/later/optional.ts';
import { color, media } from '../../theme/tokens.ts';
import { Accordion } from '../../ui/content/Accordion.tsx';
import type { PasteReport } from './pasteReport.ts';

const PasteForm = optional(async () => (await import('./PasteForm.tsx')).PasteForm, PartLost);

const frame = css`
  border: 1.5px dashed ${color.lineStrong};
  padding-inline: 36px;
  ${media.phone} {
    padding-inline: 18px;
  }
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** Where what a list names goes. */
export interface PasteWay {
  /** Adds what is found in the lines; what does so comes when it is wanted. */
  paste: (ask: Ask, lines: string) => Promise<PasteReport>;
  /** the words of its button */
  add: string;
}

/** Onto the quote list. */
export const ONTO_LIST: PasteWay = {
  paste: async (ask, lines) => (await import('./pasteList.ts')).pasteList(ask, lines),
  add: pasteTexts.add,
};

type PasteListProps = { id?: string; ways?: readonly PasteWay[] };

/** The way to add a list of SKUs, to the quote list where nothing else is said; what reads one comes when it is opened. */
export function PasteList({ id, ways = [ONTO_LIST] }: PasteListProps) {
  const ask = useAsk();
  const [wanted, setWanted] = useState(false);
  return (
    <Accordion id={id} css={frame} summary={pasteTexts.summary} onToggle={() => setWanted(true)}>
      {wanted && (
        <Suspense fallback={null}>
          <PasteForm ways={ways.map(({ paste, add }) => ({ paste: lines => paste(ask, lines), add }))} />
        </Suspense>
      )}
    </Accordion>
  );
}
