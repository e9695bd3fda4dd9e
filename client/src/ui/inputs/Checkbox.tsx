import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { checkSkin, tickMark } from './checkSkin.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  /** How many rows the choice leads to. */
  count?: number | undefined;
};

// Joined once: a list of filters has dozens.
const look = css([checkSkin, tickMark]);

export function Checkbox({ children, count, className, ...rest }: CheckboxProps) {
  return (
    <label css={look} className={className}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
