import { expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

it.each(['4006381333931', '96385074', '036000291452', '00012345600012'])('%s is a number in the trade', text =>
  expect(isGtin(text)).toBe(true),
);

it.each(['', null, '4006381333930', '400638133393', 'ABC', '12345', ' 96385074', '0'])('%j is none', text =>
  expect(isGtin(text)).toBe(false),
);
