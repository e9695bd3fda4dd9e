import { readFile } from 'node:fs/promises';
import { fillText } from '../../../../rules/fillText.ts';
import { type ArtworkKind, artworkKinds, sizeText } from '../../../../rules/forms/artwork.ts';
import { mailTexts as texts } from '../../../../rules/texts/mail.ts';
import { describe, isHeavy, resize } from '../../../pictures/resize.ts';
import { resizeApart } from '../../../pictures/resizeApart.ts';
import type { Artwork, ArtworkFile } from '../../uploads/artwork.ts';
import type { Part } from '../mail.ts';
import { type Picture, SHARPER } from './picture.ts';

/** How wide the text of a mail is. */
const WIDEST = 528;
const LONGEST_MS = 15_000;
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
  const original = await readFile(opened.path);
  const [widest, isApart] = [WIDEST * SHARPER, await isHeavy(original)];
  const png = isApart ? await resizeApart(original, widest, 'png', LONGEST_MS) : await resize(original, widest, 'png');
  const words = fillText(texts.proof.alt, { name });
  const width = Math.max(1, Math.round((await describe(png)).width / SHARPER));
  return { cid: `${id}@quote`, name: `${name}.png`, png, width, alt: words, caption: words };
}

const linkLabel = ({ name, kind, bytes }: ArtworkFile): string =>
  fillText(texts.proof.link, { name, kind: artworkKinds[kind].label, size: sizeText(bytes) });
