import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { context, size } from '../../theme/tokens.ts';

const box = css`
  padding: 22px;
  font-size: 0.9375rem;
  line-height: 1.5;
  color: ${context.soft};
  h2,
  h3 {
    color: ${context.text};
    font-size: ${size.fs4};
    margin-bottom: 8px;
  }
`;

const actionPlace = css({ marginTop: 16 });

type HelpBoxProps = {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  heading?: 'h2' | 'h3';
  className?: string;
};

/** The ink box beside a list or a form. */
export function HelpBox({ title, children, action, heading: Heading = 'h2', className }: HelpBoxProps) {
  return (
    <section css={[surface.ink, box]} className={className}>
      <Heading>{title}</Heading>
      {children}
      {action && <div css={actionPlace}>{action}</div>}
    </section>
  );
}
