import { type ArtworkKind, artworkKinds, extensionOf } from '../../../rules/forms/artwork.ts';
import { cleanLine } from '../../../rules/forms/cleanText.ts';

const LONGEST = 100;
/** Names that Windows takes for devices, whatever they end in. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A file's name that does no harm wherever it is shown or saved: no path, no control or direction characters, and an
 * ending that fits the content, so that what opens it is what the content is for.
 */
export function safeName(given: string, kind: ArtworkKind): string {
  const extensions: readonly string[] = artworkKinds[kind].extensions;
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = cleanLine(last.replace(/\p{Cf}/gu, '').replace(/[<>:"|?*\uFFFD]/g, '_')).replace(
    /^[\s.]+|(?<![\s.])[\s.]+$/g,
    '',
  );
  const extension = extensionOf(clean);
  const fits = extensions.includes(extension);
  const stem = (fits ? clean.slice(0, -extension.length - 1) : clean).replace(DEVICE, '_$1');
  const short = [...stem].slice(0, LONGEST).join('').trim() || 'artwork';
  return `${short}.${fits ? extension : extensions[0]}`;
}
