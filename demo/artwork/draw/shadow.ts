import { n } from './path.ts';

const layers = 6;

/**
 * A soft shadow as a stack of ever wider outlines. A Gaussian filter looks the same at these sizes and takes
 * longer than the whole rest of a large picture.
 */
export function softShadow(path: string, opacity: number, spread: number, dx: number, dy: number): string {
  if (opacity === 0) return '';
  // Each layer covers the ones below it, so that all of them together reach the opacity asked for.
  const each = (1 - (1 - opacity) ** (1 / layers)).toFixed(3);
  const outlines = Array.from({ length: layers }, (_, i) => {
    const width = n((spread * 2 * i) / (layers - 1));
    // Fill and outline are painted as one, or the inner half of the outline would show twice.
    return `<g opacity="${each}"><path d="${path}" stroke-width="${width}"/></g>`;
  });
  return `<g fill="#08121E" stroke="#08121E" stroke-linejoin="round" transform="translate(${dx} ${dy})">${outlines.join('')}</g>`;
}
