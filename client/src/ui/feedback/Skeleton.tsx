import { css, keyframes } from '@emotion/react';
import { color, media } from '../../theme/tokens.ts';

const shimmer = keyframes({ to: { backgroundPosition: '-220% 0' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

// Nothing shows for the first 150 ms: most waits are shorter, and a flash is worse than a pause.
const skeleton = css`
  display: block;
  max-width: 100%;
  background: linear-gradient(100deg, ${color.tint} 30%, ${color.shimmer} 48%, ${color.tint} 66%) 0 0 / 220% 100%;
  animation:
    ${shimmer} 1.6s linear infinite,
    ${appear} 1ms 150ms both;
  ${media.reducedMotion} {
    animation: ${appear} 1ms 150ms both;
  }
`;

type SkeletonProps = { width?: string; height?: string; ratio?: string; className?: string };

/** A block of the exact size of what is loading, e.g. `width="55%" height="14px"` or `ratio="4 / 3"`. */
export function Skeleton({ width = '100%', height, ratio, className }: SkeletonProps) {
  return <span css={[skeleton, css({ width, height, aspectRatio: ratio })]} className={className} aria-hidden="true" />;
}
