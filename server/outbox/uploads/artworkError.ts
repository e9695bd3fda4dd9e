import { artworkTexts } from '../../../rules/texts/quote/artwork.ts';

export type ArtworkFault = keyof typeof artworkTexts.faults;

interface ArtworkErrorOptions extends ErrorOptions {
  /** after which it may be sent again */
  readonly seconds?: number;
}

const STATUS: Record<ArtworkFault, number> = {
  FILE_TOO_LARGE: 413,
  FILE_TYPE: 415,
  FILE_EMPTY: 400,
  TOO_MANY_FILES: 400,
  RATE_LIMITED: 429,
  UPLOAD_QUOTA: 429,
  UPLOADS_FULL: 503,
  STORAGE_FAILED: 503,
};

/** Why a file was not taken, in words for the visitor. */
export class ArtworkError extends Error {
  readonly code: ArtworkFault;
  readonly status: number;
  /** of its answer */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ArtworkFault, { seconds, ...options }: ArtworkErrorOptions = {}) {
    super(artworkTexts.faults[code], options);
    this.name = 'ArtworkError';
    this.code = code;
    this.status = STATUS[code];
    this.headers = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  }
}
