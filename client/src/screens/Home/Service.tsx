import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, context, motion, size } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { PictureLink } from '../../ui/content/PictureLink.tsx';

const service = css`
  display: flex;
  flex-direction: column;
  > a {
    display: block;
    overflow: hidden;
    background: ${color.tint2};
  }
  img {
    transition: transform ${motion.picture} ${motion.ease};
  }
  &:hover img {
    transform: scale(1.025);
  }
  h3 {
    font-size: ${size.fs6};
    margin: 20px 0 8px;
  }
  h3 a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-decoration-color: ${color.signal};
      text-decoration-thickness: 2px;
    }
  }
  p {
    color: ${context.soft};
    max-width: 58ch;
  }
`;

type ServiceProps = {
  href: string;
  picture: string;
  title: string;
  words: string;
  children?: ReactNode;
  className?: string;
};

/** One line of work. */
export const Service = ({ href, picture, title, words, children, className }: ServiceProps) => (
  <article css={service} className={className}>
    <PictureLink href={href}>
      <Picture src={picture} alt="" width={1000} height={460} />
    </PictureLink>
    <h3>
      <a href={href}>{title}</a>
    </h3>
    <p>{words}</p>
    {children}
  </article>
);
