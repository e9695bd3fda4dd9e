import { expect, it } from 'vitest';
import { checkPhone } from './address/phone.ts';
import { readLabelSize } from './labels/labelSize.ts';
import { normalized } from './normalized.ts';

it('composes letters of any script', () => {
  expect(normalized('e\u0301\u0323 \u1112\u1161\u11ab ½″', 'NFKC')).toBe('\u1eb9\u0301 한 1\u20442′′');
});

it.each(['\u0345\u0301', '\uff9e\u0301'])('takes no long time, however many marks a letter bears', pair => {
  const marked = `1${pair.repeat(60_000)}`;
  const began = process.threadCpuUsage();
  expect(normalized(marked, 'NFKD').length).toBeLessThan(40);
  expect(checkPhone(marked, 'ZA').valid).toBe(false);
  expect(readLabelSize(marked)).toBe(null);
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
});
