import { css } from '@emotion/react';
import { type ReactNode, useRef } from 'react';
import { useDismiss } from './useDismiss.ts';

const bare = css`
  > summary {
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
`;

type DropdownProps = {
  /** What stands in the summary. */
  label: ReactNode;
  /** The summary's name, where its content is no words. */
  name?: string;
  current?: 'page' | 'true' | undefined;
  /** Darken the page below while it is open. */
  scrim?: boolean;
  onOpen?: () => void;
  children: ReactNode;
  className?: string;
};

/** A disclosure that works without scripts, and with them closes when one turns away. */
export function Dropdown({ label, name, current, scrim, onOpen, children, className }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return (
    <details
      css={bare}
      className={className}
      ref={ref}
      data-scrim={scrim || undefined}
      onToggle={event => event.currentTarget.open && onOpen?.()}
    >
      <summary aria-label={name} aria-current={current}>
        {label}
      </summary>
      {children}
    </details>
  );
}
