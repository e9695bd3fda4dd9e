import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { pasteTexts } from '../../../../rules/texts/paste.ts';
import { color, media } from '../../theme/tokens.ts';
import { Accordion } from '../../ui/content/Accordion.tsx';

const PasteForm = lazy(async () => ({ default: (await import('./PasteForm.tsx')).PasteForm }));

const frame = css`
  border: 1.5px dashed ${color.lineStrong};
  padding-inline: 36px;
  ${media.phone} {
    padding-inline: 18px;
  }
`;

/** The way to put a list of SKUs on the quote list; what reads one comes when it is opened. */
export function PasteList() {
  const [wanted, setWanted] = useState(false);
  return (
    <Accordion css={frame} summary={pasteTexts.summary} onToggle={() => setWanted(true)}>
      {wanted && (
        <Suspense fallback={null}>
          <PasteForm />
        </Suspense>
      )}
    </Accordion>
  );
}
