import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { CheckCard_CheckFragment, CheckStatus } from '../../gql/graphql.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Accordion } from '../../ui/content/Accordion.tsx';
import { StockBadge } from '../../ui/content/StockBadge.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

const card = css`
  border: 1px solid ${color.lineStrong};
  padding: 18px 22px 4px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 10px;
  line-height: 1.5;
  overflow-wrap: anywhere;
  header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
  }
  dl {
    border-left: 3px solid ${color.signal};
    padding-left: 14px;
  }
  dt {
    font-weight: 650;
  }
  details > summary {
    min-height: ${space.touch};
    font-size: ${size.fs2};
    font-weight: 500;
  }
`;

const raw = css({ padding: 14, whiteSpace: 'pre-wrap', lineHeight: 1.5 });

const SHAPES: Record<CheckStatus, string> = {
  SUCCESS: 'instock',
  WARNING: 'onbackorder',
  ERROR: 'outofstock',
  INFO: 'unknown',
};

/** What one check found, how to mend it, and what it is judged by. */
export function CheckCard({ check }: { check: PartOf<CheckCard_CheckFragment> }) {
  const { id, name, status, detail, mend, data, durationMs } = partOf<CheckCard_CheckFragment>(check);
  return (
    <li id={id} css={[surface.sheet, card]}>
      <header>
        <h3 css={text.headingXxs}>{name}</h3>
        <StockBadge status={SHAPES[status]} label={texts.status[status]} />
      </header>
      <p>{detail}</p>
      {mend && (
        <dl>
          <dt>{texts.suggestion}</dt>
          <dd>{mend}</dd>
        </dl>
      )}
      <Accordion
        summary={
          <span>
            {texts.rawData}
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        }
      >
        <pre css={[surface.tint, text.mono, raw]}>{data ?? texts.noData}</pre>
        <p css={[text.mono, text.mute]}>{fillText(texts.took, { ms: durationMs })}</p>
      </Accordion>
    </li>
  );
}
