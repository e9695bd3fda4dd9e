import { createSeal } from '../../config/seal.ts';
import { isSame, sign } from '../../config/signing.ts';

/** Whose waits a link ends: those of an address, or of the one that a wait is of. */
export type Whose = { readonly email: string } | { readonly wait: number };

/** The links by which a mail about stock is the last one. They say for whom, so that they work however old they are. */
export interface NoticeLinks {
  /** Null for a link that is not ours. */
  read(id: number, key: string): Whose | null;
  /** The absolute address: its page has one button. Nobody else reads the address of the mail in it. */
  linkOf(wait: { readonly id: number; readonly email: string }): string;
}

const KEY_BYTES = 18;

/** @param secrets the first seals, all are believed */
export function createNoticeLinks(secrets: readonly string[], publicUrl: string): NoticeLinks {
  const seal = createSeal(secrets, 'stock notice');
  /** Earlier releases signed the number of the wait alone. */
  const isSigned = (id: number, key: string) => {
    const given = Buffer.from(key, 'base64url');
    return secrets
      .map(secret => isSame(sign(secret, `stock notice\n${id}`).subarray(0, KEY_BYTES), given))
      .some(Boolean);
  };
  return {
    read(id, key) {
      const email = seal.open(key);
      if (email !== null) return { email };
      return isSigned(id, key) ? { wait: id } : null;
    },
    linkOf: ({ id, email }) => `${publicUrl}/stock-notice?notice=${id}&key=${seal.seal(email)}`,
  };
}
