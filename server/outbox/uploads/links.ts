import { isSame, sign } from '../../config/signing.ts';

/** How long a link leads to its file; whoever may open the file later gets a new one. */
export const LINK_MS = 90 * 24 * 60 * 60 * 1000;

const PREFIX = '/uploads/';

/** What a link leads to. */
interface Target {
  readonly reference: string;
  readonly id: string;
}

export interface Links {
  /** The absolute address of a file, good for `LINK_MS`. */
  make(target: Target): string;
  /** Reads one back; null for any that was not made here, or is too old. */
  open(url: URL): Target | null;
}

export interface LinksOptions {
  /** the first signs, all are believed */
  readonly secrets: readonly string[];
  readonly publicUrl: string;
  readonly clock: () => number;
}

/** Addresses that only the operator is told: the signature covers file, request and end. */
export function createLinks({ secrets, publicUrl, clock }: LinksOptions): Links {
  const signatureOf = (secret: string, { reference, id }: Target, expires: string) =>
    sign(secret, `artwork\n${reference}\n${id}\n${expires}`);
  return {
    make(target) {
      const expires = String(Math.floor((clock() + LINK_MS) / 1000));
      const signature = signatureOf(secrets[0]!, target, expires).toString('base64url');
      return `${publicUrl}${PREFIX}${target.id}?${new URLSearchParams({ reference: target.reference, expires, signature })}`;
    },
    open({ pathname, searchParams }) {
      const read = (name: string) => searchParams.get(name) ?? '';
      const target = { reference: read('reference'), id: pathname.slice(PREFIX.length) };
      const expires = read('expires');
      const signature = Buffer.from(read('signature'), 'base64url');
      const signed = secrets.map(secret => signatureOf(secret, target, expires)).some(own => isSame(own, signature));
      return signed && Number(expires) * 1000 > clock() ? target : null;
    },
  };
}
