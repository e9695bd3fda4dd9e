import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { documents } from '../seed/documents.ts';
import { pictures } from '../seed/pictures.ts';
import { draw } from './draw.ts';
import { renderMedia } from './render.ts';

const kindOf = (key: string) => {
  const picture = pictures.get(key)!;
  return picture.kind === 'label' ? picture.art.kind : picture.kind;
};
/** One picture of each kind: the kinds differ, their members only in words and colours. */
const sample = [...new Map([...pictures.keys()].map(key => [kindOf(key), key])).values()];

describe('renderMedia', () => {
  it('gives the same bytes for the same input', async () => {
    const key = 'security-void-label-blue';
    const once = await renderMedia(key, 300, 225, false);
    expect(await renderMedia(key, 300, 225, false)).toEqual(once);
  });

  it.each(sample)('renders %s', async key => {
    const { format, width } = await sharp(await renderMedia(key, 300, 300, false)).metadata();
    expect(format).toBe('webp');
    expect(width).toBeLessThanOrEqual(300);
  });

  it('fills the box when it crops, and fits into it when it does not', async () => {
    const size = async (crop: boolean) => {
      const { width, height } = await sharp(await renderMedia('icasa-type-approval-label', 200, 200, crop)).metadata();
      return [width, height];
    };
    expect(await size(true)).toEqual([200, 200]);
    expect(await size(false)).toEqual([200, 150]);
  });

  it('sets text in its own faces', async () => {
    const ink = async (family: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><text y="40" font-size="40" font-family="${family}">VOID</text></svg>`;
      return (await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })).info.width;
    };
    expect(await ink('LabelWide')).toBeGreaterThan((await ink('LabelCond')) * 1.3);
  });

  it('answers a document with a readable PDF', async () => {
    for (const key of documents.keys()) {
      const file = (await renderMedia(key, 0, 0, false)).toString('latin1');
      expect(file.startsWith('%PDF-1.4')).toBe(true);
      expect(file).toContain(`(${documents.get(key)?.title}) Tj`);
    }
  });

  it('refuses a key nobody knows', async () => {
    await expect(renderMedia('nothing', 10, 10, false)).rejects.toThrow('nothing');
  });
});

describe('draw', () => {
  it('draws every picture of the seed without a hole', () => {
    for (const [key, picture] of pictures) expect(draw(picture).body, key).not.toMatch(/NaN|undefined|Infinity/);
  });
});
