import { escapeUTF8 } from 'entities';

export const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`;

/** XML has no way to write most control characters, escaped or not. */
export const text = (value: string): string =>
  escapeUTF8(value.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').toWellFormed());
