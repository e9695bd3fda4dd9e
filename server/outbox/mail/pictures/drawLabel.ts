import { fillText } from '../../../../rules/fillText.ts';
import { labelSizeText, readLabelSize } from '../../../../rules/labels/labelSize.ts';
import { measurePath, RULER, rulerPath, type ScaledLabel, scaledLabel } from '../../../../rules/labels/scaleDrawing.ts';
import { mailTexts } from '../../../../rules/texts/mail.ts';
import type { Part } from '../mail.ts';
import { SHARPER } from './picture.ts';

const PIXELS_PER_MM = 96 / 25.4;
const ink = '#0b1828';
const mute = '#566374';

/** The label that a size names, drawn to scale; nothing where no size was understood, or it cannot be drawn here. */
export async function labelDrawing(size: string): Promise<Part[]> {
  const understood = readLabelSize(size);
  if (!understood) return [];
  const label = scaledLabel(understood);
  const words = { size: labelSizeText(understood), times: label.times, height: understood.heightMm };
  const { drawing } = mailTexts;
  const png = await drawn(label, `${understood.heightMm} mm`).catch(() => null);
  if (!png) return [];
  const width = Math.round(label.box.width * PIXELS_PER_MM);
  const alt = fillText(drawing.alt, words);
  const caption = fillText(label.times === 1 ? drawing.realSize : drawing.reduced, words);
  return [{ pictures: [{ cid: 'drawing@quote', name: 'drawing.png', png, width, alt, caption }] }];
}

async function drawn(label: ScaledLabel, height: string): Promise<Buffer> {
  // Loaded with the first picture: they fill 40 MB.
  const [{ default: sharp }, letters] = await Promise.all([import('sharp'), import('../../../pictures/letters.ts')]);
  const words = (text: string, x: number, y: number, turn = '') => {
    const half = letters.widthOf(text, 3) / 2;
    return `<path fill="${ink}" transform="translate(${x} ${y})${turn} translate(${-half} 0)" d="${letters.outline(text, 3)}"/>`;
  };
  return sharp(Buffer.from(svgOf(label, height, words)))
    .png({ palette: true })
    .toBuffer();
}

type Words = (text: string, x: number, y: number, turn?: string) => string;

function svgOf(label: ScaledLabel, measure: string, words: Words): string {
  const { times, width, height, box, marks } = label;
  const scale = PIXELS_PER_MM * SHARPER;
  const dashes = (grow: number, pattern: string) =>
    outlined(label, grow, `fill="none" stroke="${mute}" stroke-width=".2" stroke-dasharray="${pattern}"`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(box.width * scale)}" height="${Math.round(box.height * scale)}"`,
    ` viewBox="${box.left} ${box.top} ${box.width} ${box.height}">`,
    `<rect x="${box.left}" y="${box.top}" width="100%" height="100%" fill="#fff"/>`,
    dashes(label.bleed, '1 .8'),
    outlined(label, 0, `fill="#fff" stroke="${ink}" stroke-width=".3"`),
    dashes(-label.safe, '.6 .6'),
    `<path fill="none" stroke="${ink}" stroke-width=".2" d="${measurePath(label)}${rulerPath(label)}"/>`,
    words(measure, -7.2, height / 2, ' rotate(-90)'),
    ...marks.filter(({ at }) => at % 10 === 0).map(({ at }) => words(`${at * times}`, at, height + RULER.numbers)),
    words('mm', width / 2, height + RULER.unit),
    '</svg>',
  ].join('');
}

function outlined({ shape, width, height }: ScaledLabel, grow: number, look: string): string {
  const [w, h] = [width + 2 * grow, height + 2 * grow].map(side => Math.max(0, side)) as [number, number];
  return shape === 'rectangle'
    ? `<rect x="${-grow}" y="${-grow}" width="${w}" height="${h}" rx=".8" ${look}/>`
    : `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${w / 2}" ry="${h / 2}" ${look}/>`;
}
