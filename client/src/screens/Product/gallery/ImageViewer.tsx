import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { atWidth } from '../../../../../rules/pictures.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import { uiTexts } from '../../../../../rules/texts/ui.ts';
import { text } from '../../../theme/text.ts';
import { color } from '../../../theme/tokens.ts';
import { Picture } from '../../../ui/content/Picture.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import type { GalleryImage } from './galleryImage.ts';

const bar = css`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 6px 6px 6px 18px;
  p {
    margin-right: auto;
  }
`;

const frame = css`
  background: ${color.tint};
  img {
    max-height: calc(100dvh - 32px - 56px);
    object-fit: contain;
  }
`;

type ImageViewerProps = {
  name: string;
  images: readonly GalleryImage[];
  /** null while it is closed */
  index: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The picture as large as the window; arrow keys move along them. */
export function ImageViewer({ name, images, index, onMove, onClose }: ImageViewerProps) {
  const image = images[index ?? 0];
  const step = (by: number) => onMove(((index ?? 0) + by + images.length) % images.length);
  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by) step(by);
  };
  return (
    <Dialog open={index !== null} onClose={onClose} label={fillText(productTexts.zoomed, { name })}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same. */}
      <div onKeyDown={move}>
        <div css={bar}>
          <p css={[text.mono, text.mute]} aria-live="polite">
            {fillText(uiTexts.thumbnail, { number: (index ?? 0) + 1, total: images.length })}
          </p>
          {images.length > 1 && (
            <>
              <IconButton icon="left" label={productTexts.previousImage} onClick={() => step(-1)} />
              <IconButton icon="right" label={productTexts.nextImage} onClick={() => step(1)} />
            </>
          )}
          <IconButton icon="close" label={uiTexts.close} onClick={onClose} data-autofocus />
        </div>
        <div css={frame}>
          <Picture
            fit="natural"
            src={image && atWidth(image.url, 1600)}
            alt={image?.alt || name}
            width={1600}
            height={1200}
            loading="eager"
          />
        </div>
      </div>
    </Dialog>
  );
}
