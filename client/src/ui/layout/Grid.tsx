import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media, space } from '../../theme/tokens.ts';

const grid = css`
  display: grid;
  column-gap: ${space.gutter};
`;

const layouts = {
  twelve: css`
    grid-template-columns: repeat(12, minmax(0, 1fr));
  `,
  products: css`
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.gutter};
    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
  `,
  posts: css`
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 48px ${space.gutter};
    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
      gap: 40px;
    }
  `,
  postsThree: css`
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 48px ${space.gutter};
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
      gap: 40px;
    }
  `,
  postsTwo: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 48px ${space.gutter};
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
      gap: 40px;
    }
  `,
  fields: css`
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
    row-gap: 20px;
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  `,
};

type GridProps = ComponentProps<'div'> & { layout?: keyof typeof layouts };

/** The column layouts that several screens share; `twelve` is the bare grid. */
export function Grid({ layout = 'twelve', ...rest }: GridProps) {
  return <div css={[grid, layouts[layout]]} {...rest} />;
}
