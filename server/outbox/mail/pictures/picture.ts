/** A picture that travels inside a mail. */
export interface Picture {
  /** by what the HTML names it; the mail's own */
  readonly cid: string;
  /** what it is called where a mail program lists it */
  readonly name: string;
  readonly png: Buffer;
  /** in CSS pixels; it has twice as many */
  readonly width: number;
  readonly alt: string;
  readonly caption: string;
}

/** Pixels of a picture for each one of the mail, both ways. */
export const SHARPER = 2;
