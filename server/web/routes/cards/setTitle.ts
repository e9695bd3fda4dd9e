import { outline, widthOf } from '../../../pictures/letters.ts';

export interface SetTitle {
  size: number;
  /** outlines, see letters.ts */
  lines: string[];
}

const SIZES = [84, 72, 62, 54, 48];
const MOST_LINES = 4;

/** A title in the largest size that fits; one that fits in none ends in an ellipsis. */
export function setTitle(title: string, width: number): SetTitle {
  const words = title.split(/\s+/).filter(word => widthOf(word, 1) > 0);
  const size = SIZES.find(candidate => wrap(words, candidate, width).length <= MOST_LINES) ?? SIZES.at(-1)!;
  const lines = wrap(words, size, width);
  const shown = lines.slice(0, MOST_LINES);
  if (lines.length > MOST_LINES) shown.push(shorten(shown.pop() ?? '', size, width));
  return { size, lines: shown.map(line => outline(line, size)) };
}

/** A word that is wider than a line is cut. */
function wrap(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(widthOf(word, size) <= width ? word : shorten(word, size, width));
  }
  return lines;
}

function shorten(line: string, size: number, width: number): string {
  let kept = [...line];
  while (kept.length && widthOf(`${kept.join('')}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
