import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { labelPlaceholderUrl } from '../../theme/illustrations.ts';

const cover = css({ width: '100%', height: '100%', objectFit: 'cover' });
const natural = css({ width: '100%', height: 'auto' });

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'style'> & {
  /** Absent: the placeholder stands in. */
  src: string | null | undefined;
  /** Empty for decoration. */
  alt: string;
  /** The picture of the first viewport: loaded at once, before others. */
  priority?: boolean;
  /** Fill the frame around it, or keep its own proportions. */
  fit?: 'cover' | 'natural';
  fallback?: string;
};

/** An image that never shows a broken mark: a missing or failing file becomes the label placeholder. */
export function Picture({
  src,
  srcSet,
  alt,
  priority,
  fit = 'cover',
  fallback = labelPlaceholderUrl,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const broken = !src || failed === src;
  const fail = () => setFailed(src ?? null);
  // An image that failed before hydration has already fired its event.
  const catchEarly = (img: HTMLImageElement | null) => {
    if (img && !broken && img.complete && img.naturalWidth === 0 && img.currentSrc) fail();
  };
  return (
    <img
      css={fit === 'cover' ? cover : natural}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
      ref={catchEarly}
      src={broken ? fallback : src}
      srcSet={broken ? undefined : srcSet}
      alt={alt}
      onError={broken ? undefined : fail}
    />
  );
}
