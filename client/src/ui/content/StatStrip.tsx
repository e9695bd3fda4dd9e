import { css } from '@emotion/react';
import { surface } from '../../theme/surface.ts';
import { color, context, media, size } from '../../theme/tokens.ts';
import { Wrap } from '../layout/Wrap.tsx';

const row = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > div {
    display: flex;
    flex-direction: column-reverse;
    padding: 20px 24px;
    border-left: 1px dashed ${color.lineInk};
  }
  > div:first-of-type {
    padding-left: 0;
    border: 0;
  }
  dd {
    font-size: 1.625rem;
    font-weight: 720;
    font-stretch: 110%;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  dt {
    color: ${context.soft};
    font-size: ${size.fs2};
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      padding: 14px 12px;
    }
    > div:nth-of-type(odd) {
      padding-left: 0;
      border: 0;
    }
  }
`;

export type Stat = { value: string; label: string };

/** Four figures under a hero. */
export function StatStrip({ stats }: { stats: readonly Stat[] }) {
  return (
    <div css={surface.ink2}>
      <Wrap>
        <dl css={row}>
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </div>
  );
}
