import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seed } from '../seed/index.ts';
import { renderMedia } from './render.ts';

describe('renderMedia', () => {
  it('gives the same bytes for the same input', async () => {
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const once = await renderMedia('security-void-label-blue', 300, 225);
    expect(hash(await renderMedia('security-void-label-blue', 300, 225))).toBe(hash(once));
    expect((await sharp(once).metadata()).format).toBe('webp');
  });

  it('sets text in its own faces', async () => {
    const ink = async (family: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><text y="40" font-size="40" font-family="${family}">VOID</text></svg>`;
      return (await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })).info.width;
    };
    expect(await ink('LabelWide')).toBeGreaterThan((await ink('LabelCond')) * 1.3);
  });

  it('answers a document with a readable PDF', async () => {
    const file = (await renderMedia('privacy-policy-pdf', 0, 0)).toString('latin1');
    expect(file.startsWith('%PDF-1.4')).toBe(true);
    expect(file).toContain('Tj ET');
  });

  it('has a file for everything in the media library, in its proportions', async () => {
    for (const { key, mime, width, height } of seed.media) {
      const file = join(import.meta.dirname, '../seed/files', `${key}.${mime === 'application/pdf' ? 'pdf' : 'svg'}`);
      expect(existsSync(file), file).toBe(true);
      if (width === 0) continue;
      const drawn = await sharp(file).metadata();
      expect(drawn.width / drawn.height, key).toBeCloseTo(width / height, 2);
    }
  });

  it('refuses a key nobody knows', async () => {
    await expect(renderMedia('nothing', 10, 10)).rejects.toThrow('nothing');
  });
});
