import { isSame, sign } from '../../config/signing.ts';

/** The signed links by which a mail about stock is the last one. */
export interface NoticeLinks {
  /** Whether it is the key of this wait's link. */
  opens(id: number, key: string): boolean;
  /** The absolute address: its page has one button. */
  linkOf(id: number): string;
}

const KEY_BYTES = 18;

/** @param secrets the first signs, all are believed */
export function createNoticeLinks(secrets: readonly string[], publicUrl: string): NoticeLinks {
  const signed = (secret: string, id: number) => sign(secret, `stock notice\n${id}`).subarray(0, KEY_BYTES);
  return {
    opens: (id, key) => {
      const given = Buffer.from(key, 'base64url');
      return secrets.map(secret => isSame(signed(secret, id), given)).some(Boolean);
    },
    linkOf: id => `${publicUrl}/stock-notice?notice=${id}&key=${signed(secrets[0]!, id).toString('base64url')}`,
  };
}
