import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, media } from '../../theme/tokens.ts';
import { Picture, type PictureProps } from './Picture.tsx';

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: 12px;
  margin-top: 30px;
  a {
    display: block;
    aspect-ratio: 4 / 3;
    border: 1px solid ${color.line};
    position: relative;
  }
  a:hover {
    border-color: ${color.ink};
  }
  [aria-current] {
    outline: 2px solid ${color.ink};
    outline-offset: -2px;
  }
  [aria-current]::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -8px;
    height: 4px;
    background: ${color.signal};
  }
  /* On phones the pictures themselves stand in a row. */
  ${media.phone} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** A small picture, with the address of its file for where there are no scripts. */
type GalleryThumb = PictureProps & { href: string };

type GalleryThumbsProps = {
  images: readonly GalleryThumb[];
  current: number;
  onSelect: (index: number) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The small pictures under the main one; arrow keys move along them. */
export function GalleryThumbs({ images, current, onSelect }: GalleryThumbsProps) {
  const move = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const next = index + (steps[event.key] ?? 0);
    if (next === index || !images[next]) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.parentElement?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <div css={row}>
      {images.map(({ href, ...image }, index) => (
        <a
          key={href}
          href={href}
          aria-label={fillText(uiTexts.thumbnail, { number: index + 1, total: images.length })}
          aria-current={index === current || undefined}
          onClick={event => {
            event.preventDefault();
            onSelect(index);
          }}
          onKeyDown={event => move(event, index)}
        >
          <Picture width={800} height={600} {...image} alt="" />
        </a>
      ))}
    </div>
  );
}
