import { describe, expect, it } from 'vitest';
import { fc } from '../test/property.ts';
import { type LabelSize, labelSizeText, readLabelSize } from './labelSize.ts';

const spellings: [string, string][] = [
  ['25x15mm', '25 x 15 mm'],
  ['25x15', '25 x 15 mm'],
  ['25 x 15', '25 x 15 mm'],
  ['25 X 15 MM', '25 x 15 mm'],
  ['25 × 15', '25 x 15 mm'],
  ['25×15 mm', '25 x 15 mm'],
  ['25*15', '25 x 15 mm'],
  ['25 ✕ 15', '25 x 15 mm'],
  ['25mmx15mm', '25 x 15 mm'],
  ['25mm x 15mm', '25 x 15 mm'],
  ['25 mm × 15 mm', '25 x 15 mm'],
  ['25㎜ x 15㎜', '25 x 15 mm'],
  ['２５ｘ１５', '25 x 15 mm'],
  ['25х15', '25 x 15 mm'],
  ['25mm by 15mm', '25 x 15 mm'],
  ['25 by 15', '25 x 15 mm'],
  ['25 op 15 mm', '25 x 15 mm'],
  ['  25   x\t15  ', '25 x 15 mm'],
  ['25 millimetres by 15 millimetres', '25 x 15 mm'],
  ['25 millimeter x 15 millimeter', '25 x 15 mm'],
  ['25mm wide x 15mm high', '25 x 15 mm'],
  ['25mm (w) x 15mm (h)', '25 x 15 mm'],
  ['25W x 15H', '25 x 15 mm'],
  ['W25 x H15', '25 x 15 mm'],
  ['w 25, h 15', '25 x 15 mm'],
  ['width 25 height 15', '25 x 15 mm'],
  ['Width: 25mm, Height: 15mm', '25 x 15 mm'],
  ['height 15mm width 25mm', '25 x 15 mm'],
  ['15 high x 25 wide', '25 x 15 mm'],
  ['15mmH x 25mmW', '25 x 15 mm'],
  ['25 long x 15 wide', '25 x 15 mm'],
  ['25 L x 15 W', '25 x 15 mm'],
  ['25mm breed x 15mm hoog', '25 x 15 mm'],
  ['2,5 x 1,5 cm', '25 x 15 mm'],
  ['2.5cm x 1.5cm', '25 x 15 mm'],
  ['2.5 x 1.5 centimetres', '25 x 15 mm'],
  ['1x2cm', '10 x 20 mm'],
  ['1 x 2 cm', '10 x 20 mm'],
  ['1cm x 2', '10 x 20 mm'],
  ['1cm x 20mm', '10 x 20 mm'],
  ['1" x 0.5"', '25.4 x 12.7 mm'],
  ['1” x 1/2”', '25.4 x 12.7 mm'],
  ['1 x 0.5 in', '25.4 x 12.7 mm'],
  ['1in x .5in', '25.4 x 12.7 mm'],
  ['1 x 0.5 in.', '25.4 x 12.7 mm'],
  ['1 x 0.5 inches', '25.4 x 12.7 mm'],
  ['1 inch by 1/2 inch', '25.4 x 12.7 mm'],
  ['1½" x ¾"', '38.1 x 19.05 mm'],
  ['1 1/2" x 3/4"', '38.1 x 19.05 mm'],
  ["1'' x 2''", '25.4 x 50.8 mm'],
  ['1″ × 2″', '25.4 x 50.8 mm'],
  ['1 in x 20 mm', '25.4 x 20 mm'],
  ['25x15 in black', '25 x 15 mm'],
  ['approx. 25x15mm, white', '25 x 15 mm'],
  ['500 labels of 25x15mm', '25 x 15 mm'],
  ['25x15mm rounded corners', '25 x 15 mm'],
  ['25x15mm, square corners', '25 x 15 mm'],
  ['25x15 R2', '25 x 15 mm'],
  ['25.50x15.20', '25.5 x 15.2 mm'],
  ['12,7x6,35', '12.7 x 6.35 mm'],
  ['0.5m x 0.2m', '500 x 200 mm'],
  ['1,000 x 50 mm', '1000 x 50 mm'],
  ['1,000 of 25,5 x 15,25', '25.5 x 15.25 mm'],
  ['0,125 x 1,25 m', '125 x 1250 mm'],
  ['2.5mm round', '2.5 mm round'],
  ['2.5 mm round', '2.5 mm round'],
  ['2,5mm rond', '2.5 mm round'],
  ['round 12mm', '12 mm round'],
  ['Round, 12', '12 mm round'],
  ['12 round', '12 mm round'],
  ['Ø12', '12 mm round'],
  ['ø 12 mm', '12 mm round'],
  ['12mmØ', '12 mm round'],
  ['⌀12', '12 mm round'],
  ['∅ 12', '12 mm round'],
  ['dia 12', '12 mm round'],
  ['12mm dia', '12 mm round'],
  ['12mm dia.', '12 mm round'],
  ['diam. 12 mm', '12 mm round'],
  ['diameter: 12mm', '12 mm round'],
  ['12 mm in diameter', '12 mm round'],
  ['12mm circle', '12 mm round'],
  ['circular 12 mm', '12 mm round'],
  ['12mm sirkel', '12 mm round'],
  ['deursnee 12', '12 mm round'],
  ['12mm dot', '12 mm round'],
  ['1.2cm round', '12 mm round'],
  ['1/2" round', '12.7 mm round'],
  ['1/2 inch circle', '12.7 mm round'],
  ['round 12 x 12', '12 mm round'],
  ['radius 6', '12 mm round'],
  ['r=6mm', '12 mm round'],
  ['5000 round labels, 12 mm', '12 mm round'],
  ['5,000 round labels, 12 mm', '12 mm round'],
  ['square 20', '20 x 20 mm'],
  ['20mm square', '20 x 20 mm'],
  ['20 sq', '20 x 20 mm'],
  ['vierkant 20mm', '20 x 20 mm'],
  ['20x20 square', '20 x 20 mm'],
  ['30x20 oval', '30 x 20 mm oval'],
  ['oval, 30 mm x 20 mm', '30 x 20 mm oval'],
  ['30 x 20 ellipse', '30 x 20 mm oval'],
  ['ovaal 30x20', '30 x 20 mm oval'],
];

describe('a size', () => {
  it.each(spellings)('written as %j is understood', (text, meant) => {
    const size = readLabelSize(text);
    expect(size && labelSizeText(size)).toBe(meant);
  });
});

describe('no size', () => {
  it.each([
    ...['', ' ', 'round', 'mm', 'x', '25', '25mm', '25x', 'x15', '0x15', '25x0mm', '0 round', 'A5', '1/0 round'],
    ...[
      '25x15x2',
      '25x15 or 30x20',
      '9999 x 9999',
      '48 mm x 66 m',
      'oval 20',
      'small',
      'as the sample',
      '12 or 15 round',
    ],
    ...['ask Thabo', '25-15', '٢٥x١٥', '\u0000', '🙂x🙂', 'x'.repeat(10_000)],
  ])('is seen in %j', text => {
    expect(readLabelSize(text)).toBeNull();
  });
});

const side = fc.integer({ min: 1, max: 500_000 }).map(hundredths => hundredths / 100);
const sizes: fc.Arbitrary<LabelSize> = fc.oneof(
  fc.record({ shape: fc.constant('rectangle' as const), widthMm: side, heightMm: side }),
  side.map(across => ({ shape: 'round' as const, widthMm: across, heightMm: across })),
  fc
    .record({ shape: fc.constant('oval' as const), widthMm: side, heightMm: side })
    .filter(({ widthMm, heightMm }) => widthMm !== heightMm),
);

it('that is printed reads as itself', () => {
  fc.assert(
    fc.property(sizes, size => {
      expect(readLabelSize(labelSizeText(size))).toEqual(size);
    }),
  );
});

it('is the same in millimetres, centimetres and inches', () => {
  const whole = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(whole, whole, (width, height) => {
      const inMillimetres = readLabelSize(`${width * 10} x ${height * 10} mm`);
      expect(inMillimetres).not.toBeNull();
      expect(readLabelSize(`${width}cm x ${height}cm`)).toEqual(inMillimetres);
      const inInches = readLabelSize(`${width}" x ${height}"`);
      expect(inInches).toEqual(readLabelSize(`${width * 25.4} x ${height * 25.4}`));
    }),
  );
});

it('does not depend on small or capital letters or on spaces around', () => {
  fc.assert(
    fc.property(fc.constantFrom(...spellings), ([text]) => {
      expect(readLabelSize(` ${text.toUpperCase()} `)).toEqual(readLabelSize(text));
    }),
  );
});

it('of any text is null or within bounds, and nothing throws', () => {
  const words = fc.constantFrom(
    ...'0123456789.,/"x×* ',
    'mm',
    'cm',
    'in',
    'round',
    'dia',
    'w',
    'h',
    'r',
    'square',
    'oval',
  );
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map(parts => parts.join('')),
  );
  fc.assert(
    fc.property(anything, text => {
      const size = readLabelSize(text);
      if (!size) return;
      for (const mm of [size.widthMm, size.heightMm]) expect(mm > 0 && mm <= 5_000).toBe(true);
      if (size.shape === 'round') expect(size.widthMm).toBe(size.heightMm);
    }),
  );
});
