import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, size } from '../../theme/tokens.ts';
import { Icon } from '../content/Icon.tsx';

const line = css`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: ${size.fs2};
  font-weight: 550;
  line-height: 1.35;
  svg {
    width: 17px;
    height: 17px;
  }
`;

const kinds = { error: css({ color: color.error }), ok: css({ color: color.verify }) };

type FieldMessageProps = {
  kind: keyof typeof kinds;
  id?: string;
  children: ReactNode;
  role?: 'alert' | 'status' | undefined;
};

/** The sentence under a field or beside a form's button. */
export function FieldMessage({ kind, children, ...rest }: FieldMessageProps) {
  return (
    <p css={[line, kinds[kind]]} {...rest}>
      <Icon name={kind === 'error' ? 'warn' : 'tick'} />
      <span>{children}</span>
    </p>
  );
}
