import { readFile } from 'node:fs/promises';
import { fillText } from '../../../../rules/fillText.ts';
import { type ArtworkKind, artworkKinds, sizeText } from '../../../../rules/forms/artwork.ts';
import { mailTexts as texts } from '../../../../rules/texts/mail.ts';
import type { Artwork, ArtworkFile } from '../../uploads/artwork.ts';
import type { Part } from '../mail.ts';
import { type Picture, SHARPER } from './picture.ts';

/** How wide the text of a mail is. */
const WIDEST = 528;
const MAX_PIXELS = 64_000_000;
const TIMEOUT_S = 15;
/** What all pictures of a mail may weigh: many a server refuses more than ten million, and phones fetch all of it. */
const MOST_BYTES = 1_500_000;
const DRAWN: ReadonlySet<ArtworkKind> = new Set(['png', 'jpeg', 'tiff', 'svg']);

/** Where a request's files lie. */
export type ProofFiles = Pick<Artwork, 'files' | 'link' | 'open'>;

/**
 * The proofs of an offer: as pictures where they are some, and otherwise, or where they are too large or cannot be read,
 * as links.
 */
export async function showProofs(files: ProofFiles, reference: string, ids: readonly string[]): Promise<Part[]> {
  const proofs = files.files(reference).filter(({ id }) => ids.includes(id));
  let left = MOST_BYTES;
  const parts: Part[] = [];
  for (const file of proofs) {
    const href = files.link(reference, file);
    const drawn = await drawProof(files, file, href).catch(() => null);
    const fits = drawn && drawn.png.length <= left ? drawn : null;
    if (fits) left -= fits.png.length;
    parts.push(fits ? { pictures: [fits] } : { link: { label: linkLabel(file), href } });
  }
  return parts;
}

async function drawProof(files: ProofFiles, { id, name, kind }: ArtworkFile, href: string): Promise<Picture | null> {
  const opened = DRAWN.has(kind) ? await files.open(new URL(href)) : null;
  if (!opened) return null;
  const { data, info } = await toPng(await readFile(opened.path));
  const words = fillText(texts.proof.alt, { name });
  const width = Math.max(1, Math.round(info.width / SHARPER));
  return { cid: `${id}@quote`, name: `${name}.png`, png: data, width, alt: words, caption: words };
}

async function toPng(original: Buffer) {
  const { default: sharp } = await import('sharp');
  const { format, width } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
  // A drawing has no pixels to lose: its density is what makes it wide.
  const density = format === 'svg' ? Math.min(2_400, Math.max(1, (72 * WIDEST * SHARPER) / width)) : 72;
  return (
    sharp(original, { limitInputPixels: MAX_PIXELS, density })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: WIDEST * SHARPER, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      // More effort takes fifteen seconds of a photograph and saves a fifth of it.
      .png({ palette: true, effort: 1 })
      .toBuffer({ resolveWithObject: true })
  );
}

const linkLabel = ({ name, kind, bytes }: ArtworkFile): string =>
  fillText(texts.proof.link, { name, kind: artworkKinds[kind].label, size: sizeText(bytes) });
