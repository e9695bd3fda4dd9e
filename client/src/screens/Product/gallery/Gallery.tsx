import { css } from '@emotion/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import { useShown } from '../../../product/listing/useShown.ts';
import { color, media, space } from '../../../theme/tokens.ts';
import { GalleryThumbs } from '../../../ui/content/GalleryThumbs.tsx';
import { Picture } from '../../../ui/content/Picture.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { CropMarks } from '../../../ui/layout/CropMarks.tsx';
import type { GalleryImage } from './galleryImage.ts';

const getViewer = () => import('./ImageViewer.tsx');
const ImageViewer = lazy(async () => ({ default: (await getViewer()).ImageViewer }));

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

const stage = css`
  background: ${color.tint};
  > img {
    aspect-ratio: 4 / 3;
    height: auto;
  }
`;

const flags = css({ position: 'absolute', left: 0, top: 20, display: 'grid', gap: 4, justifyItems: 'start' });
const zoom = css({ position: 'absolute', right: 12, bottom: 12, background: color.sheet, color: color.ink });

type GalleryProps = {
  name: string;
  images: readonly GalleryImage[];
  /** the picture of what is chosen, shown as soon as it changes */
  chosen: GalleryImage | null;
  badges: ReactNode;
};

/** The product's pictures; without scripts the small ones and the lens lead to the files. */
export function Gallery({ name, images: own, chosen, badges }: GalleryProps) {
  const images = chosen && !own.some(image => isSame(image, chosen)) ? [...own, chosen] : own;
  const [index, setIndex] = useShown(Math.max(0, chosen ? images.findIndex(image => isSame(image, chosen)) : 0));
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const image = images[index] ?? images[0];
  return (
    <section css={gallery} aria-label={fillText(productTexts.image, { name })}>
      <CropMarks css={stage} bleeds>
        <Picture
          src={image?.large}
          srcSet={image ? `${image.large} 800w, ${image.full} 1600w` : undefined}
          sizes="(max-width: 767px) 100vw, (max-width: 1440px) 54vw, 760px"
          width={800}
          height={600}
          alt={image ? image.alt || name : ''}
          priority
        />
        <div css={flags}>{badges}</div>
        {image && (
          <IconButton
            css={zoom}
            icon="zoom"
            label={productTexts.zoom}
            href={image.full}
            onClick={event => {
              event.preventDefault();
              setWanted(true);
              setOpen(true);
            }}
            onPointerEnter={() => void getViewer()}
            onFocus={() => void getViewer()}
          />
        )}
      </CropMarks>
      {images.length > 1 && (
        <GalleryThumbs
          images={images.map(({ small, full }) => ({ src: small, alt: '', href: full, width: 320, height: 240 }))}
          current={index}
          onSelect={setIndex}
        />
      )}
      {wanted && (
        <Suspense fallback={null}>
          <ImageViewer
            name={name}
            images={images}
            index={open ? index : null}
            onMove={setIndex}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

const isSame = (one: GalleryImage, other: GalleryImage): boolean =>
  one.large === other.large || (one.id !== null && one.id === other.id);
