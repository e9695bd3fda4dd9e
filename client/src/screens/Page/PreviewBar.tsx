import { css } from '@emotion/react';
import { previewTexts as texts } from '../../../../rules/texts/preview.ts';
import { color, size } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const bar = css`
  position: sticky;
  top: 0;
  z-index: 2;
  background: ${color.signal};
  color: ${color.ink};
  padding-block: 10px;
  font-size: ${size.fs2};
  line-height: 1.45;
  b {
    margin-right: 1ch;
  }
`;

/** Marks a page that readers do not see. */
export const PreviewBar = () => (
  <aside css={bar} aria-label={texts.title}>
    <Wrap>
      <b>{texts.bar}</b>
      {texts.unpublished}
    </Wrap>
  </aside>
);
