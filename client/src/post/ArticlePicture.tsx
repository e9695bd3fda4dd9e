import { css } from '@emotion/react';
import { imageProps, PHONE_WIDE, type ServedImage } from '../lib/imageProps.ts';
import { context, media, size } from '../theme/tokens.ts';
import { Html } from '../ui/content/Html.tsx';
import { Picture } from '../ui/content/Picture.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';

const figure = css`
  margin-top: -1px;
  img {
    aspect-ratio: 1344 / 620;
    object-position: 50% 30%;
  }
  ${media.phone} {
    margin-inline: -20px;
    img {
      aspect-ratio: 8 / 5;
    }
  }
  ${media.tiny} {
    margin-inline: -16px;
  }
`;

const captionLine = css({ marginTop: 8, fontSize: size.fs2, color: context.mute });

/** The picture across an article's top; nothing without one. */
export function ArticlePicture({ image }: { image: (ServedImage & { caption: string }) | null | undefined }) {
  const picture = imageProps(image, `${PHONE_WIDE}, (max-width: 1440px) 92vw, 1344px`);
  if (!image || !picture) return null;
  return (
    <Wrap>
      <figure css={figure}>
        <Picture {...picture} priority />
        {image.caption && <Html as="figcaption" css={captionLine} html={image.caption} />}
      </figure>
    </Wrap>
  );
}
