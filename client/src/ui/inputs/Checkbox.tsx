import type { ComponentProps, ReactNode } from 'react';
import { checkSkin, tickMark } from './checkSkin.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  /** How many rows the choice leads to. */
  count?: number | undefined;
};

export function Checkbox({ children, count, className, ...rest }: CheckboxProps) {
  return (
    <label css={[checkSkin, tickMark]} className={className}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
