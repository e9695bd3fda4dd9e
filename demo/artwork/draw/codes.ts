import { colours } from './colours.ts';
import { n } from './path.ts';
import type { Random } from './random.ts';

/** Bar and space widths of Code 128, value 0 to 106. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

/** A Code 128 B bar code: start, the characters, the check digit, stop. */
export function barcode(x: number, y: number, w: number, h: number, code: string, fill: string = colours.ink): string {
  const values = [104, ...[...code].map(character => character.charCodeAt(0) - 32)];
  const check = values.reduce((sum, value, i) => sum + value * (i || 1), 0) % 103;
  const bars = [...values, check, 106].map(value => widths[value] ?? '').join('');
  const modules = [...bars].reduce((sum, bar) => sum + Number(bar), 0);
  const unit = w / modules;
  let left = x;
  let d = '';
  [...bars].forEach((bar, i) => {
    const width = Number(bar) * unit;
    if (i % 2 === 0) d += `M${left.toFixed(2)} ${n(y)}h${width.toFixed(2)}v${n(h)}h-${width.toFixed(2)}z`;
    left += width;
  });
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A drawn matrix code: the frame of a real one, the cells by chance. It is not meant to be scanned. */
export function matrix(
  x: number,
  y: number,
  size: number,
  cells: number,
  random: Random,
  fill: string = colours.ink,
): string {
  const unit = size / cells;
  const side = (unit * 1.02).toFixed(2);
  let d = '';
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      if (!isDark(row, column, cells, random)) continue;
      d += `M${(x + column * unit).toFixed(2)} ${(y + row * unit).toFixed(2)}h${side}v${side}h-${side}z`;
    }
  }
  return `<path d="${d}" fill="${fill}"/>`;
}

function isDark(row: number, column: number, cells: number, random: Random): boolean {
  if (column === 0 || row === cells - 1) return true;
  if (row === 0) return column % 2 === 0;
  if (column === cells - 1) return row % 2 === 1;
  return random() > 0.5;
}
