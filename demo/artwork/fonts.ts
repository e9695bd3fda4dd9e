import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Condensed and wide Archivo, and Chivo Mono: the three faces of the label artwork. */
export type Face = 'LabelCond' | 'LabelWide' | 'LabelMono';

const folder = new URL('./fonts/', import.meta.url);

// librsvg takes fonts from fontconfig alone, and fontconfig reads its file at the first text it meets:
// this module therefore has to be imported before sharp.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', folder));
// A program without a home has no place for fontconfig's notes, which it would complain about.
process.env.XDG_CACHE_HOME ??= tmpdir();

interface Metrics {
  unitsPerEm: number;
  glyphOf: Map<number, number>;
  advances: number[];
}

const metrics = new Map<Face, Metrics>();

/** Width of one character in em. Needed because librsvg cannot set text on a path: each glyph is placed by hand. */
export function advance(face: Face, character: string): number {
  const font = metricsOf(face);
  const glyph = font.glyphOf.get(character.codePointAt(0) ?? 32) ?? 0;
  const last = font.advances.length - 1;
  return (font.advances[Math.min(glyph, last)] ?? 0) / font.unitsPerEm;
}

function metricsOf(face: Face): Metrics {
  let found = metrics.get(face);
  if (!found) {
    found = readMetrics(readFileSync(new URL(`${face}.ttf`, folder)));
    metrics.set(face, found);
  }
  return found;
}

function readMetrics(file: Buffer): Metrics {
  const table = (tag: string): number => {
    for (let i = 0; i < file.readUInt16BE(4); i++) {
      const record = 12 + i * 16;
      if (file.toString('latin1', record, record + 4) === tag) return file.readUInt32BE(record + 8);
    }
    throw new Error(`The font has no table ${tag}`);
  };
  const widths = table('hmtx');
  const count = file.readUInt16BE(table('hhea') + 34);
  return {
    unitsPerEm: file.readUInt16BE(table('head') + 18),
    glyphOf: readCharacters(file, table('cmap')),
    advances: Array.from({ length: count }, (_, i) => file.readUInt16BE(widths + i * 4)),
  };
}

/** Format 4 of the character map covers everything a label can say. */
function readCharacters(file: Buffer, cmap: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < file.readUInt16BE(cmap + 2); i++) {
    const start = cmap + file.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (file.readUInt16BE(start) !== 4) continue;
    const segments = file.readUInt16BE(start + 6) / 2;
    for (let s = 0; s < segments; s++) readSegment(file, start + 14, segments, s, found);
  }
  return found;
}

function readSegment(file: Buffer, ends: number, segments: number, s: number, found: Map<number, number>): void {
  const last = file.readUInt16BE(ends + s * 2);
  const first = file.readUInt16BE(ends + 2 + (segments + s) * 2);
  const delta = file.readUInt16BE(ends + 2 + (segments * 2 + s) * 2);
  const rangeAt = ends + 2 + (segments * 3 + s) * 2;
  const range = file.readUInt16BE(rangeAt);
  for (let code = first; code <= last && code !== 0xffff; code++) {
    const raw = range === 0 ? code : file.readUInt16BE(rangeAt + range + (code - first) * 2);
    if (range === 0 || raw !== 0) found.set(code, (raw + delta) & 0xffff);
  }
}
