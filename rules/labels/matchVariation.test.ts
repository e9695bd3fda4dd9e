import { expect, test } from 'vitest';
import { fc } from '../test/property.ts';
import { type Choice, canMatch, matchVariation, type VariationOption } from './matchVariation.ts';

const size = { name: 'Size', slug: 'size' };
const colour = { name: 'Colour', slug: 'colour' };
const option = (attribute: typeof size, value: string): VariationOption => ({
  ...attribute,
  value,
  valueSlug: value.toLowerCase().replace(/\W+/g, '-'),
});

const smallBlue = { id: 1, attributes: [option(size, '25 × 12 mm'), option(colour, 'Blue')] };
const anyRed = { id: 2, attributes: [option(colour, 'Red')] };
const variations = [smallBlue, anyRed];
const match = (...choices: Choice[]) => matchVariation([size, colour], variations, choices)?.id ?? null;

test.each<[string, Choice[], number | null]>([
  [
    'names',
    [
      { attribute: 'Size', value: '25 × 12 mm' },
      { attribute: 'Colour', value: 'Blue' },
    ],
    1,
  ],
  [
    'keys',
    [
      { attribute: 'size', value: '25-12-mm' },
      { attribute: 'colour', value: 'blue' },
    ],
    1,
  ],
  [
    "the shop's own keys",
    [
      { attribute: 'pa_size', value: '25-12-mm' },
      { attribute: 'pa_colour', value: 'BLUE' },
    ],
    1,
  ],
  [
    'an open attribute',
    [
      { attribute: 'size', value: 'anything' },
      { attribute: 'colour', value: 'red' },
    ],
    2,
  ],
  [
    'no such pair',
    [
      { attribute: 'size', value: 'other' },
      { attribute: 'colour', value: 'blue' },
    ],
    null,
  ],
  ['not everything chosen', [{ attribute: 'colour', value: 'red' }], null],
])('%s', (_, choices, id) => {
  expect(match(...choices)).toBe(id);
});

test('what the buyer is not asked for keeps no variation from matching', () => {
  expect(matchVariation([colour], variations, [{ attribute: 'colour', value: 'blue' }])?.id).toBe(1);
});

const attributes = ['size', 'colour', 'finish'].map(slug => ({ name: slug, slug }));
const value = fc.constantFrom('a', 'b', 'c');
const variation = fc.tuple(...attributes.map(() => fc.option(value, { nil: null }))).map(values => ({
  attributes: attributes.flatMap((attribute, index) => {
    const chosen = values[index];
    return chosen ? [{ ...attribute, value: chosen, valueSlug: chosen }] : [];
  }),
}));
const chosen = fc
  .tuple(...attributes.map(() => value))
  .map(values => attributes.map(({ slug }, index) => ({ attribute: slug, value: values[index] ?? '' })));

test('what matches agrees with every option it names, and is the first that does', () => {
  fc.assert(
    fc.property(fc.array(variation), chosen, (all, choices) => {
      const agrees = (one: (typeof all)[number]) =>
        one.attributes.every(
          ({ slug, value: own }) => choices.find(({ attribute }) => attribute === slug)?.value === own,
        );
      expect(matchVariation(attributes, all, choices)).toBe(all.find(agrees) ?? null);
    }),
  );
});

test('a full choice is possible exactly where it matches; a part of it is possible where the whole is', () => {
  fc.assert(
    fc.property(fc.array(variation), chosen, fc.nat(2), (all, choices, left) => {
      const matches = matchVariation(attributes, all, choices) !== null;
      expect(canMatch(all, choices)).toBe(matches);
      const part = choices.filter((_, index) => index !== left);
      if (matches) expect(canMatch(all, part)).toBe(true);
      expect(matchVariation(attributes, all, part)).toBeNull();
    }),
  );
});

test('the order of the choices does not matter', () => {
  fc.assert(
    fc.property(fc.array(variation), chosen, (all, choices) => {
      expect(matchVariation(attributes, all, choices.toReversed())).toBe(matchVariation(attributes, all, choices));
    }),
  );
});

test("names and keys mean the same, in any case and as the shop's own keys", () => {
  const named = attributes.map(({ slug }) => ({ name: `The ${slug}`, slug }));
  const renamed = fc.array(variation).map(all =>
    all.map(one => ({
      attributes: one.attributes.map(own => ({ ...own, name: `The ${own.slug}`, value: `Option ${own.value}` })),
    })),
  );
  const spelling = fc.tuple(fc.constantFrom('slug', 'name', 'shop'), fc.constantFrom('key', 'name'), fc.boolean());
  fc.assert(
    fc.property(renamed, chosen, fc.array(spelling, { minLength: 3, maxLength: 3 }), (all, choices, spellings) => {
      const spelled = choices.map(({ attribute, value: key }, index) => {
        const [which, form, loud] = spellings[index] ?? ['slug', 'key', false];
        const name = { slug: attribute, name: `The ${attribute}`, shop: `pa_${attribute}` }[which] ?? attribute;
        const text = form === 'key' ? key : `Option ${key}`;
        return loud
          ? { attribute: name.toUpperCase(), value: ` ${text.toUpperCase()} ` }
          : { attribute: name, value: text };
      });
      expect(matchVariation(named, all, spelled)).toBe(matchVariation(named, all, choices));
      expect(canMatch(all, spelled)).toBe(canMatch(all, choices));
    }),
  );
});
