import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';

// Makes the drawings of src/theme small: of the fonts inside them stays what they draw, of their lines the digits that show.

const theme = path.join(import.meta.dirname, 'src/theme');

/** Lines are drawn to a tenth; a second digit keeps what is relative to them where it was. */
const lines = { name: 'convertPathData', params: { floatPrecision: 2 } } as const;

/** Letters stand beside each other as they did. */
const asDrawn = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'mark', 'ccmp'] };

const face = /@font-face\{font-family:(\w+);src:url\(data:font\/woff2;base64,([^)]+)\)[^}]*\}/g;

/** The drawings, as paths below src/theme. */
export const drawings = (): string[] =>
  ['illustrations', 'ornaments'].flatMap(folder =>
    readdirSync(path.join(theme, folder)).map(name => path.join(folder, name)),
  );

export const readDrawing = (name: string): string => readFileSync(path.join(theme, name), 'utf8');

/** The fonts inside a drawing by their names. */
export const fontsIn = (svg: string): Map<string, Buffer> =>
  new Map([...svg.matchAll(face)].map(([, name, bytes]) => [name!, Buffer.from(bytes!, 'base64')]));

/** The characters that a drawing sets in each of its fonts. */
export function lettersIn(svg: string): Map<string, Set<string>> {
  const letters = new Map<string, Set<string>>();
  const families: string[] = [];
  const parser = new Parser(
    {
      onopentag: (_, attributes) => void families.push(attributes['font-family'] ?? families.at(-1) ?? ''),
      onclosetag: () => void families.pop(),
      ontext(text) {
        const name = families.at(-1)?.split(',')[0] ?? '';
        letters.set(name, new Set([...(letters.get(name) ?? []), ...text]));
      },
    },
    { xmlMode: true },
  );
  parser.end(svg.replace(/<style>.*?<\/style>/s, ''));
  return letters;
}

/** A font that draws nothing but spaces goes. */
async function cut(svg: string): Promise<string> {
  const letters = lettersIn(svg);
  let made = svg;
  for (const [rule, name, bytes] of svg.matchAll(face)) {
    const drawn = [...(letters.get(name!) ?? [])].join('');
    const small = drawn.trim() && (await subsetFont(Buffer.from(bytes!, 'base64'), drawn, asDrawn)).toString('base64');
    made = made.replace(rule, small && rule.replace(bytes!, small));
  }
  return made;
}

if (import.meta.main)
  for (const name of drawings()) {
    const drawing = readDrawing(name);
    const { data } = optimize(await cut(drawing), { plugins: [lines] });
    if (data.length < drawing.length) writeFileSync(path.join(theme, name), data);
  }
