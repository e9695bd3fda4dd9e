import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const scroller = css({ overflowX: 'auto' });

/** Lets a wide table or drawing scroll sideways inside its column, by keyboard too. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section css={scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
