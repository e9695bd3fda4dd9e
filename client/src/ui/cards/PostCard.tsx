import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, context, font, media, motion, size, space } from '../../theme/tokens.ts';
import { Picture, type PictureProps } from '../content/Picture.tsx';
import { cardFrame, stretchedLink } from './stretchedLink.ts';

const post = css`
  display: flex;
  flex-direction: column;
  h2,
  h3 {
    font-size: 1.1875rem;
    line-height: 1.22;
  }
`;

const leadPost = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  h2,
  h3 {
    font-size: ${size.fs7};
    line-height: 1.12;
  }
  > span {
    grid-column: 1 / span 7;
  }
  > div {
    grid-column: 8 / -1;
    padding: 32px 36px 32px 12px;
    align-self: center;
  }
  ${media.phone} {
    display: flex;
    > div {
      padding: 20px;
      align-self: auto;
    }
  }
`;

const picture = css`
  display: block;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  background: ${color.tint};
  img {
    transition: transform ${motion.picture} ${motion.ease};
  }
  article:hover > & img {
    transform: scale(1.03);
  }
`;

const metaLine = css`
  display: flex;
  gap: 6px 16px;
  flex-wrap: wrap;
  font: 450 12.5px / 1.4 ${font.mono};
  color: ${context.mute};
  margin: 16px 0 8px;
  a {
    padding-block: 4px;
    margin-block: -4px;
    color: ${color.signalText};
    text-decoration: none;
    position: relative;
    z-index: 1;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const excerptText = css({ fontSize: '0.9375rem', lineHeight: 1.55, marginTop: 8 });
const leadExcerpt = css({ fontSize: '1.0625rem' });
const leadMeta = css({ marginTop: 0 });

type PostCardProps = {
  href: string;
  title: ReactNode;
  image?: PictureProps | null | undefined;
  categories?: readonly { name: string; href: string }[];
  /** A <time> element. */
  date?: ReactNode;
  excerpt?: ReactNode;
  /** The first post of a list, across the whole width. */
  lead?: boolean;
  heading?: 'h2' | 'h3';
};

export function PostCard(props: PostCardProps) {
  const { href, title, image, categories = [], date, excerpt, lead = false, heading: Heading = 'h2' } = props;
  return (
    <article css={[cardFrame, post, lead && [surface.sheet, leadPost]]}>
      {image && (
        <span css={picture}>
          <Picture width={800} height={500} {...image} />
        </span>
      )}
      <div>
        <div css={[metaLine, lead && leadMeta]}>
          {categories.slice(0, 2).map(category => (
            <a key={category.href} href={category.href}>
              {category.name}
            </a>
          ))}
          {date}
        </div>
        <Heading dir="auto">
          <a css={stretchedLink} href={href}>
            {title}
          </a>
        </Heading>
        {excerpt && (
          <p css={[text.soft, excerptText, lead && leadExcerpt]} dir="auto">
            {excerpt}
          </p>
        )}
      </div>
    </article>
  );
}
