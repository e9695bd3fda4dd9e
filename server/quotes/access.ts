import { isSame, sign } from '../config/signing.ts';

/** The signed links by which buyers read their requests without a password. */
export interface QuoteLinks {
  keyOf(reference: string): string;
  /** Whether it is the key of this request's link. */
  opens(reference: string, key: string): boolean;
  /** The absolute address: whoever has it may do what the buyer may. */
  linkOf(reference: string): string;
}

const KEY_BYTES = 24;

/** @param secrets the first signs, all are believed */
export function createQuoteLinks({
  secrets,
  publicUrl,
}: {
  secrets: readonly string[];
  publicUrl: string;
}): QuoteLinks {
  const signed = (secret: string, reference: string) => sign(secret, `quote link\n${reference}`).subarray(0, KEY_BYTES);
  const keyOf = (reference: string) => signed(secrets[0]!, reference).toString('base64url');
  return {
    keyOf,
    opens: (reference, key) => {
      const given = Buffer.from(key, 'base64url');
      return secrets.map(secret => isSame(signed(secret, reference), given)).some(Boolean);
    },
    linkOf: reference => `${publicUrl}/quote/${reference}?key=${keyOf(reference)}`,
  };
}
