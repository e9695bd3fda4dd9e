import sharp, { type OverlayOptions } from 'sharp';
import { outline } from '../../../pictures/letters.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './cardFormat.ts';
import { setTitle } from './setTitle.ts';

/** What a shared page's picture is made from. */
export interface Drawing {
  title: string;
  site: string;
  /** bytes of a picture; null for words alone */
  picture: Buffer | null;
}

const MARGIN = 72;
const FRAME = { left: 648, top: 174, width: 480, height: 360 };
const ink = '#0b1828';
const onInk = '#f4f5f0';
const signal = '#ff5a1f';
const sheet = '#ffffff';

/** The mark's void check and fold, on its grid of 42. */
const CHECK =
  'M20 2L21 2L21 3zM21 3L24 3L24 6zM24 2L27 2L27 3L24 3zM27 3L30 3L30 6L27 6zM24 6L27 6L27 9zM27 9L30 9L30 12zM30 2L33 2L33 3L30 3zM33 3L36 3L36 6L33 6zM30 6L33 6L33 9L30 9zM33 9L36 9L36 12L33 12zM30 12L33 12L33 15zM33 15L36 15L36 18zM36 2L39 2L39 3L36 3zM39 3L40 3L40 6L39 6zM36 6L39 6L39 9L36 9zM39 9L40 9L40 12L39 12zM36 12L39 12L39 15L36 15zM39 15L40 15L40 18L39 18zM36 18L39 18L39 21zM39 21L40 21L40 22z';
const BODY = 'M6 2H20L40 22V36a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z';
const FOLD = 'M20 2L40 22H24a4 4 0 0 1-4-4Z';

/** Draws the card as a JPEG: title, the site's mark and name, and what the page shows. */
export async function drawCard({ title, site, picture }: Drawing): Promise<Buffer> {
  const card = sharp(Buffer.from(svgOf(title, site, picture !== null)));
  if (picture) card.composite([await framed(picture)]);
  return await card.jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
}

/** A picture in the middle of its frame, whole. */
async function framed(picture: Buffer): Promise<OverlayOptions> {
  const { data, info } = await sharp(picture)
    .resize({ width: FRAME.width, height: FRAME.height, fit: 'inside' })
    .flatten({ background: sheet })
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: FRAME.left + Math.round((FRAME.width - info.width) / 2),
    top: FRAME.top + Math.round((FRAME.height - info.height) / 2),
  };
}

function svgOf(title: string, site: string, withPicture: boolean): string {
  const { size, lines } = setTitle(title, (withPicture ? FRAME.left - 48 : CARD_WIDTH - MARGIN) - MARGIN);
  const pitch = size * 1.08;
  const middle = FRAME.top + FRAME.height / 2;
  const first = middle - ((lines.length - 1) * pitch) / 2 + size * 0.35;
  const words = lines.map((path, index) => at(MARGIN, first + index * pitch, filled(onInk, path)));
  const name = outline(site, 38);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${ink}"/>`,
    liftedCorner,
    mark,
    at(MARGIN + 76, 106, filled(onInk, name)),
    ...words,
    `<rect y="${CARD_HEIGHT - 14}" width="100%" height="14" fill="${signal}"/>`,
    '</svg>',
  ].join('');
}

const filled = (color: string, path: string): string => `<path fill="${color}" d="${path}"/>`;

const at = (x: number, y: number, content: string): string => `<g transform="translate(${x} ${y})">${content}</g>`;

/** The card is a label itself: its corner is lifted as the mark's is. */
const liftedCorner = `<g transform="translate(${CARD_WIDTH - 40 * 6.5} ${-2 * 6.5}) scale(6.5)"><path fill="${onInk}" d="M20 2H40V22Z"/>${filled(signal, CHECK)}${filled(signal, FOLD)}</g>`;

const mark = `<g transform="translate(${MARGIN - 3} 60) scale(1.5)">${filled(signal, CHECK)}${filled(onInk, BODY)}${filled(signal, FOLD)}</g>`;
