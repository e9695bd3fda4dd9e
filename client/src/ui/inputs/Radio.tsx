import type { ComponentProps, ReactNode } from 'react';
import { checkSkin, dotMark } from './checkSkin.ts';

type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode;
  /** How many rows the choice leads to. */
  count?: number | undefined;
};

export function Radio({ children, count, className, ...rest }: RadioProps) {
  return (
    <label css={[checkSkin, dotMark]} className={className}>
      <input type="radio" {...rest} />
      <span>{children}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
