import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { longEnough } from './signing.ts';

/** Makes text that only this gateway can read and nobody else can make. */
export interface Seal {
  seal(text: string): string;
  /** Null for what was not sealed here, under one of the keys and for this purpose, or was changed since. */
  open(sealed: string): string | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM under keys drawn from the secrets for one purpose.
 * @param secrets the first seals, all open
 * @throws a RangeError for one that is empty or short
 */
export function createSeal(secrets: readonly string[], purpose: string): Seal {
  const keys = secrets.map(secret => Buffer.from(hkdfSync('sha256', longEnough(secret), '', `seal ${purpose}`, 32)));
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0]!, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        const text = decipher(key, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function decipher(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  try {
    const opened = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
    opened.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return opened.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + opened.final('utf8');
  } catch {
    return null;
  }
}
