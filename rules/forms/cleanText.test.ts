import { expect, it } from 'vitest';
import { fc } from '../test/property.ts';
import { cleanLine, cleanLines } from './cleanText.ts';

const anyText = fc.string({ unit: 'binary' });

it('cleans a line to one trimmed line without control characters', () => {
  expect(cleanLine('  Ann \t\u0000 B\r\nBcc: x\u202e ')).toBe('Ann B Bcc: x');
  fc.assert(fc.property(anyText, text => !/[\p{Cc}\p{Cs}]|^ | $| {2}/u.test(cleanLine(text))));
});

it('keeps the lines and paragraphs of a text', () => {
  expect(cleanLines(' one \r\n\r\n\r\n\r\n two\rthree\u2028four\u0007 ')).toBe('one\n\ntwo\nthree\nfour');
  fc.assert(fc.property(anyText, text => !/[^\P{Cc}\n]|\p{Cs}|^\s|\s$|\n{3}| \n/u.test(cleanLines(text))));
});

it('leaves cleaned text as it is', () => {
  fc.assert(fc.property(anyText, text => cleanLine(cleanLine(text)) === cleanLine(text)));
  fc.assert(fc.property(anyText, text => cleanLines(cleanLines(text)) === cleanLines(text)));
});

it('keeps letters of any script, joined emoji and composed accents', () => {
  expect(cleanLine('Thandi Nkosi, Gqeberha é 标签 👩‍🔧')).toBe('Thandi Nkosi, Gqeberha é 标签 👩‍🔧');
});

it('takes no long time, whatever somebody puts between spaces or over letters', () => {
  const began = process.threadCpuUsage();
  expect(cleanLines(`a${' \u200B'.repeat(60_000)}b`)).toBe('a b');
  const marked = `a${'\u0345\u0301'.repeat(60_000)}`;
  expect([cleanLine(marked).length, cleanLines(marked).length]).toEqual([30, 30]);
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
});
