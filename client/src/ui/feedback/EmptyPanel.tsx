import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { emptyDieUrl, emptyVoidUrl } from '../../theme/ornaments.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';

const stacked = `
  grid-template-columns: minmax(0, 1fr);
  padding: 32px 22px;
  gap: 18px;
  img {
    width: 88px;
    height: 88px;
  }
`;

const panel = css`
  border: 1.5px dashed ${color.lineStrong};
  padding: 56px 40px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 36px;
  align-items: center;
  img {
    width: 132px;
    height: 132px;
  }
  ${media.phone} {
    ${stacked}
  }
  @container (max-width: 480px) {
    ${stacked}
  }
`;

const title = css({ marginBottom: 8 });
const words = css({ maxWidth: '52ch' });
const actionPlace = css({ marginTop: 16 });

type EmptyPanelProps = {
  /** A die with no label in it, or a label lifted. */
  kind?: 'empty' | 'error';
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  /** Announce it, where it takes the place of something that was loading. */
  live?: boolean;
};

export function EmptyPanel({ kind = 'empty', title: head, children, action, heading = 'h2', live }: EmptyPanelProps) {
  const Heading = heading;
  return (
    <div css={[surface.sheet, panel]} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <img src={kind === 'error' ? emptyVoidUrl : emptyDieUrl} alt="" width={132} height={132} />
      <div>
        <Heading css={[text.headingS, title]}>{head}</Heading>
        {children && <div css={[text.soft, words]}>{children}</div>}
        {action && <div css={actionPlace}>{action}</div>}
      </div>
    </div>
  );
}
