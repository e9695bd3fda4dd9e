import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../../theme/text.ts';
import { context, media } from '../../theme/tokens.ts';
import { Html } from '../../ui/content/Html.tsx';
import { Picture, type PictureProps } from '../../ui/content/Picture.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Section } from '../../ui/layout/Section.tsx';

const split = css`
  align-items: center;
  > figure {
    grid-column: 1 / span 6;
  }
  > div {
    grid-column: 8 / -1;
  }
  ${media.phone} {
    display: block;
    > div {
      margin-top: 24px;
    }
  }
`;

const turned = css`
  > figure {
    grid-column: 7 / -1;
    order: 2;
  }
  > div {
    grid-column: 1 / span 5;
  }
`;

const words = css`
  p {
    margin-top: 16px;
    color: ${context.soft};
    font-size: 1.0625rem;
  }
`;

const actionRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24, marginTop: 26 });

type SplitProps = {
  title: string;
  /** sanitised HTML, or paragraphs where the editor wrote none */
  body: string | readonly string[];
  picture: PictureProps;
  actions: ReactNode;
  /** picture at the right, on the tinted ground */
  turn?: boolean;
};

/** Words beside a picture. */
export const Split = ({ title, body, picture, actions, turn = false }: SplitProps) => (
  <Section on={turn ? 'tint' : 'paper'}>
    <Grid css={[split, turn && turned]}>
      <figure>
        <Picture width={800} height={600} fit="natural" {...picture} />
      </figure>
      <div>
        <h2 css={text.headingM}>{title}</h2>
        {typeof body === 'string' ? (
          <Html css={words} html={body} />
        ) : (
          <div css={words}>
            {body.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <div css={actionRow}>{actions}</div>
      </div>
    </Grid>
  </Section>
);
