import { open } from 'node:fs/promises';
import type { ArtworkKind } from '../../../rules/forms/artwork.ts';

const KINDS: Record<string, ArtworkKind> = {
  'application/pdf': 'pdf',
  'application/eps': 'postscript',
  'application/postscript': 'postscript',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/tiff': 'tiff',
};

/** What may stand before the root of an XML document, one after the other; Illustrator declares entities there. */
const PROLOGUE = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s[^>[]*(?:\[[\s\S]*?\]\s*)?>)/i;
const SVG_ROOT = /^<(?:[\w-]+:)?svg[\s>]/;
/** Also where an entity before the root stands for it. */
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const HEAD_BYTES = 64 * 1024;

/** The kind of a file by its content, whatever it is called; null for one that no press works from. */
export async function kindOf(path: string): Promise<ArtworkKind | null> {
  // Loaded with the first file.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  const kind = KINDS[found?.mime ?? ''];
  if (kind && found?.ext !== 'ps') return kind;
  const head = await headOf(path);
  // Two characters make a PostScript file for the library; any text may begin with them.
  if (kind) return head.startsWith('%!PS-Adobe-') ? kind : null;
  return isSvg(head) ? 'svg' : null;
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function isSvg(head: string): boolean {
  let rest = head;
  for (let match = PROLOGUE.exec(rest); match; match = PROLOGUE.exec(rest)) rest = rest.slice(match[0].length);
  return SVG_ROOT.test(rest) && head.includes(SVG_NAMESPACE);
}
