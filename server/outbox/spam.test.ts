import { expect, it } from 'vitest';
import { fc } from '../../rules/test/property.ts';
import { FASTEST_MS, suspicionOf } from './spam.ts';

const message = { name: 'Sipho', email: 'sipho@example.test', message: 'Please call me.' };
const links = (count: number) => Array.from({ length: count }, (_, n) => `https://a${n}.example/`).join(' ');

it.each([
  ['a person without scripts', message, {}, undefined],
  ['a person with scripts', message, { website: '', elapsedMs: 60_000 }, undefined],
  ['a field that people do not see', message, { website: 'https://spam.example' }, 'honeypot'],
  ['that field with a space in it', message, { website: ' ' }, undefined],
  ['a form sent at once', message, { elapsedMs: 0 }, 'too-fast'],
  ['a form sent just before anybody could', message, { elapsedMs: FASTEST_MS - 1 }, 'too-fast'],
  ['a form sent as soon as somebody could', message, { elapsedMs: FASTEST_MS }, undefined],
  ['a clock that runs backwards', message, { elapsedMs: -5 }, 'too-fast'],
  ['a buyer with a drawing and a data sheet', { ...message, message: links(2) }, {}, undefined],
  ['a text full of addresses', { ...message, message: links(5) }, {}, 'links'],
  ['addresses without https', { ...message, message: 'www.a.example '.repeat(5) }, {}, 'links'],
  ['addresses in the markup of forums', { ...message, message: '[url=a]a[/url] '.repeat(5) }, {}, 'links'],
  ['addresses in HTML', { ...message, message: '<a href="a">a</a> '.repeat(5) }, {}, 'links'],
  ['fields left out', { name: null, message: undefined }, { website: null, elapsedMs: null }, undefined],
])('judges %s', (_what, values, signs, suspicion) => {
  expect(suspicionOf(values, signs)).toBe(suspicion);
});

it('never holds a patient person who writes without addresses', () => {
  const prose = fc.string({ unit: fc.constantFrom(...'abc xyz. @-/:'), maxLength: 400 });
  const patient = fc.option(fc.integer({ min: FASTEST_MS }));
  fc.assert(
    fc.property(prose, prose, patient, (name, text, elapsedMs) => {
      expect(suspicionOf({ name, message: text }, { website: '', elapsedMs })).toBeUndefined();
    }),
  );
});

it('holds whatever fills in the hidden field', () => {
  const filled = fc.string().filter(text => text.trim() !== '');
  fc.assert(
    fc.property(filled, fc.dictionary(fc.string(), fc.string()), (website, values) => {
      expect(suspicionOf(values, { website, elapsedMs: 60_000 })).toBe('honeypot');
    }),
  );
});
