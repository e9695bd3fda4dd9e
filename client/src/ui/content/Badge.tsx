import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, space } from '../../theme/tokens.ts';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  height: 26px;
  padding: 0 10px;
  font: 600 12.5px / 1 ${font.sans};
  font-stretch: 102%;
  border-radius: ${space.radius};
  white-space: nowrap;
`;

const kinds = {
  sale: css({ background: color.signal, color: color.ink }),
  featured: css({ background: color.ink, color: color.onInk }),
  line: css({ boxShadow: 'inset 0 0 0 1px currentColor' }),
};

type BadgeProps = { kind?: keyof typeof kinds; children: ReactNode; className?: string };

export function Badge({ kind = 'line', ...rest }: BadgeProps) {
  return <span css={[badge, kinds[kind]]} {...rest} />;
}
