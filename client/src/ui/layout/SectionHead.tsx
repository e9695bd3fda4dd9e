import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../../theme/text.ts';
import { context, media, space } from '../../theme/tokens.ts';

const head = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  align-items: end;
  margin-bottom: ${space.s7};
  padding-top: ${space.s5};
  border-top: 2px solid currentColor;
  position: relative;
  &::before {
    content: '';
    position: absolute;
    right: 0;
    top: -12px;
    width: 22px;
    height: 22px;
    background: ${context.registration} center / 22px no-repeat ${context.surface};
  }
  ${media.phone} {
    display: block;
    margin-bottom: 28px;
    padding-top: 18px;
  }
`;

const titlePlace = css({ gridColumn: '1 / span 7' });

const leadPlace = css`
  grid-column: 8 / -1;
  margin-bottom: 0.35em;
  ${media.phone} {
    margin: 10px 0 0;
  }
`;

const endPlace = css`
  grid-column: 8 / -1;
  justify-self: end;
  ${media.phone} {
    margin-top: 12px;
    justify-self: start;
  }
`;

type SectionHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A text button at the right instead of a lead. */
  end?: ReactNode;
  size?: 'l' | 'm';
  id?: string;
};

/** The ruled head of a section, its rule ending in a registration mark. */
export function SectionHead({ title, lead, end, size = 'l', id }: SectionHeadProps) {
  return (
    <div css={head}>
      <h2 css={[size === 'l' ? text.headingL : text.headingM, titlePlace]} id={id}>
        {title}
      </h2>
      {lead && <p css={[text.lead, leadPlace]}>{lead}</p>}
      {end && <div css={endPlace}>{end}</div>}
    </div>
  );
}
