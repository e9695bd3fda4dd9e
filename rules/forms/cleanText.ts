import { normalized } from '../normalized.ts';

// C0 and C1 controls, bidi overrides, zero-width characters and lone surrogates: none can be typed on purpose, and
// each can forge a line, hide a word or break a receiver.
const UNWANTED = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const UNWANTED_BUT_BREAKS = /(?!\n)[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** One line of text: control characters removed, white space collapsed to single spaces, trimmed, in NFC. */
export function cleanLine(text: string): string {
  return normalized(text.replace(/\s+/g, ' ').replace(UNWANTED, '').replace(/ +/g, ' ').trim(), 'NFC');
}

/**
 * Text of several lines: breaks become `\n`, at most one line stays empty between paragraphs, spaces at the end of a
 * line go, control characters are removed, in NFC.
 */
export function cleanLines(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(UNWANTED_BUT_BREAKS, '')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return normalized(clean, 'NFC');
}
