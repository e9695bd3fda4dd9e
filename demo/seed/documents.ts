import type { TextDocument } from '../artwork/pdf.ts';
import { polyester, voidFilm } from './dataSheets.ts';
import { privacyPolicy } from './pages/privacy.ts';

/** Documents of the media library, by key. */
export const documents: ReadonlyMap<string, TextDocument> = new Map([
  ['privacy-policy-pdf', privacyPolicy],
  ['void-film-data-pdf', voidFilm],
  ['polyester-data-pdf', polyester],
]);
