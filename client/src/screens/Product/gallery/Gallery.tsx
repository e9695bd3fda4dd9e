import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { atWidth, srcsetOf } from '../../../../../rules/pictures.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import { uiTexts } from '../../../../../rules/texts/ui.ts';
import { useWanted } from '../../../lib/later/useWanted.ts';
import { color, media, space } from '../../../theme/tokens.ts';
import { GalleryThumbs } from '../../../ui/content/GalleryThumbs.tsx';
import { Picture } from '../../../ui/content/Picture.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { CropMarks } from '../../../ui/layout/CropMarks.tsx';
import type { GalleryImage } from './galleryImage.ts';

const getViewer = async () => (await import('./ImageViewer.tsx')).ImageViewer;

const gallery = css`
  grid-column: 1 / span 7;
  padding: 16px;
  ${media.tablet} {
    grid-column: 1 / span 6;
  }
  ${media.phone} {
    padding: 0;
    margin-inline: calc(${space.margin} * -1);
  }
`;

// On phones all pictures stand in one row that is swiped, the chosen one first; where they fit into it, they fill it.
const strip = css`
  ${media.phone} {
    display: flex;
    gap: 12px;
    padding: 0 ${space.margin} 6px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${space.margin};
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    > * {
      flex: 1 0 264px;
      scroll-snap-align: start;
    }
  }
  ${media.print} {
    display: block;
    padding: 0;
    && > * {
      width: 100%;
    }
    && > a {
      display: none;
    }
    && img {
      height: 42mm;
    }
  }
`;

const slide = css`
  display: none;
  background: ${color.tint};
  ${media.phone} {
    display: block;
    aspect-ratio: 4 / 3;
  }
  ${media.print} {
    display: none;
  }
`;

const stage = css`
  background: ${color.tint};
  > img {
    aspect-ratio: 4 / 3;
    height: auto;
    /* The picture of the card that led here becomes this one. */
    view-transition-name: picture;
  }
`;

const flags = css`
  position: absolute;
  left: 0;
  top: 20px;
  display: grid;
  gap: 4px;
  justify-items: start;
  ${media.phone} {
    top: 0;
    && > * + * {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;
const zoom = css`
  position: absolute;
  right: 12px;
  bottom: 12px;
  background: ${color.sheet};
  color: ${color.ink};
  ${media.print} {
    display: none;
  }
`;

type GalleryProps = {
  name: string;
  images: readonly GalleryImage[];
  /** the picture of what is chosen, shown as soon as it changes */
  chosen: GalleryImage | null;
  badges: ReactNode;
  /** hears of the picture that a visitor picked */
  onPick: (url: string) => void;
};

/** The product's pictures; without scripts the small ones and the lens lead to the files. */
export function Gallery({ name, images: own, chosen, badges, onPick }: GalleryProps) {
  const images = chosen && !own.some(image => isSame(image, chosen)) ? [...own, chosen] : own;
  const wanted = Math.max(0, chosen ? images.findIndex(image => isSame(image, chosen)) : 0);
  const [index, setIndex] = useState(wanted);
  // Those of two variations may stand in one place: behind the product's own.
  const url = images[wanted]?.url;
  const [shownFor, setShownFor] = useState(url);
  if (shownFor !== url) {
    setShownFor(url);
    setIndex(wanted);
  }
  const [open, setOpen] = useState(false);
  const image = images[index] ?? images[0];
  const full = image && atWidth(image.url, 1600);
  const [ImageViewer, want, ahead] = useWanted(getViewer, full ?? '');
  const show = (next: number) => {
    setIndex(next);
    onPick(images[next]?.url ?? '');
  };
  return (
    <section css={gallery} aria-label={fillText(productTexts.image, { name })}>
      <div css={strip}>
        <CropMarks css={stage} bleeds>
          <Picture
            src={image?.url}
            srcSet={image ? srcsetOf(image.url, [360, 480, 640, 800, 1200, 1600]) : undefined}
            // Of 264 px: from 2.4 of a phone's pixels to one of the page on nobody sees more.
            sizes={`(max-width: 767px) ${images[1] ? '242px' : '92vw'}, (max-width: 1440px) 54vw, 760px`}
            width={800}
            height={600}
            alt={image ? image.alt || name : ''}
            priority
            data-picture
          />
          <div css={flags}>{badges}</div>
          {full && (
            <IconButton
              css={zoom}
              icon="zoom"
              label={productTexts.zoom}
              href={full}
              onClick={event => {
                event.preventDefault();
                want();
                setOpen(true);
              }}
              {...ahead}
            />
          )}
        </CropMarks>
        {images.map((other, at) =>
          other === image ? null : (
            <a
              key={other.url}
              css={slide}
              href={atWidth(other.url, 1600)}
              aria-label={fillText(uiTexts.thumbnail, { number: at + 1, total: images.length })}
              onClick={event => {
                event.preventDefault();
                show(at);
              }}
            >
              <Picture src={atWidth(other.url, 640)} width={320} height={240} alt="" />
            </a>
          ),
        )}
      </div>
      {images.length > 1 && (
        <GalleryThumbs
          images={images.map(({ url }) => ({
            src: atWidth(url, 160),
            srcSet: srcsetOf(url, [160, 320]),
            sizes: '100px',
            alt: '',
            href: atWidth(url, 1600),
            width: 320,
            height: 240,
          }))}
          current={index}
          onSelect={show}
        />
      )}
      {ImageViewer && (
        <ImageViewer
          name={name}
          images={images}
          index={open ? index : null}
          onMove={setIndex}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

const isSame = (one: GalleryImage, other: GalleryImage): boolean =>
  one.url === other.url || (one.id !== null && one.id === other.id);
