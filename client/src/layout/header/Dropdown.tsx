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
  /** The pointer or the focus has come to the summary. */
  onNear?: () => void;
  children: ReactNode;
  className?: string;
};

/** A disclosure that works without scripts, and with them closes when one turns away. */
export function Dropdown({ label, name, current, scrim, onOpen, onNear, children, className }: DropdownProps) {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; this only prepares what it opens */}
      <summary aria-label={name} aria-current={current} onPointerEnter={onNear} onFocus={onNear}>
        {label}
      </summary>
      {children}
    </details>
  );
}
