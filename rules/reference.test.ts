import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isReference, makeReference, readReference } from './reference.ts';
import { fc } from './test/property.ts';

const START = Date.UTC(2026, 0, 1);
const kind = fc.constantFrom('quote', 'contact', 'newsletter', 'payment' as const);
const moment = fc.integer({ min: START, max: Date.UTC(2059, 0, 1) });
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const reference = fc.tuple(kind, moment, fraction).map(([of, now, random]) => makeReference(of, now, () => random));

it('has a letter for its kind and ten characters that cannot be misread', () => {
  expect(makeReference('quote', START, () => 0)).toBe('Q-00000-00005');
  fc.assert(fc.property(reference, text => /^[QMNP]-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(text)));
});

it('stands whole in the operator’s and the partners’ chapters', () => {
  const chapters = ['operate', 'api'].map(name =>
    readFileSync(path.join(import.meta.dirname, `../docs/${name}.md`), 'utf8'),
  );
  const named = chapters.flatMap(chapter => chapter.match(/\bQ-\w{5}-\w{5}/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(text => !isReference(text))).toEqual([]);
});

it('is read as a reference number', () => {
  fc.assert(fc.property(reference, text => isReference(text)));
});

it('sorts by time', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 32, max: 1e9 }), fraction, fraction, (now, later, a, b) => {
      const [first, second] = [makeReference('quote', now, () => a), makeReference('quote', now + later, () => b)];
      expect(first < second).toBe(true);
    }),
  );
});

it('shows every single wrong character', () => {
  fc.assert(
    fc.property(
      reference,
      fc.integer({ min: 2, max: 12 }),
      fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
      (text, at, wrong) => {
        fc.pre(text[at] !== '-' && text[at] !== wrong);
        expect(isReference(text.slice(0, at) + wrong + text.slice(at + 1))).toBe(false);
      },
    ),
  );
});

it('shows every swap of two neighbours', () => {
  fc.assert(
    fc.property(reference, fc.integer({ min: 2, max: 10 }), (text, at) => {
      const plain = text.replaceAll('-', '');
      const [a, b] = [plain[at - 1], plain[at]];
      fc.pre(a !== b);
      expect(readReference(`${plain.slice(0, at - 1)}${b}${a}${plain.slice(at + 1)}`)).toBeNull();
    }),
  );
});

it('is understood as people type it', () => {
  fc.assert(
    fc.property(reference, text => {
      const sloppy = text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      expect(readReference(` ${sloppy} `)).toBe(text);
      expect(readReference(text.replaceAll('-', ''))).toBe(text);
    }),
  );
});

it('is not any other text', () => {
  for (const text of ['', 'Q', 'Q-00000-00000', 'X-00000-00005', 'Q-00000-000051', 'Q-00000']) {
    expect(readReference(text)).toBeNull();
  }
});
