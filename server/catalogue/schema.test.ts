import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCHEMA, VERSION } from './schema.ts';

/** Of which version the index is, and a digest of what decides its rows. */
const PINNED = '21 is of 49ef96b5e33a';

const MEND = `What decides the rows of the index is not what it was. Where a DATA_DIR that was filled before would hold other
rows now, raise VERSION in server/catalogue/schema.ts: it is then filled anew. In any case write what stands here now into
PINNED of server/catalogue/schema.test.ts`;

/** A source without its imports, comments and layout; what stands in quotes stays. */
const bare = (source: string): string =>
  source
    .replace(/^import .*?;$/gms, '')
    .replace(/('(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*.*?\*\/|\/\/.*?$|\s+/gms, (_, quoted) => quoted ?? '')
    .replace(/,(?=[)\]}])/g, '');

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const sourcesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: import.meta.dirname })
    .filter(file => !file.endsWith('.test.ts'))
    .toSorted()
    .map(read);

/** The lists of fields that the services are asked for. */
const LISTS = /^const \w*(?:FIELDS|DATES) = .*?;$|_fields=[^`&]*/gms;

it('has a version of its own for what its rows are made of', () => {
  const rows = [...sourcesOf('sync/rows/*.ts'), read('read/optionKeys.ts'), read('read/linkPath.ts')];
  const lists = sourcesOf('sync/source/*Source.ts').flatMap(one => one.match(LISTS) ?? []);
  expect([rows.length > 2, lists.length > 9]).toEqual([true, true]);
  const decides = [...rows, ...lists].map(bare).join('\n') + SCHEMA.replace(/\s+/g, ' ');
  expect(`${VERSION} is of ${hash('sha256', decides).slice(0, 12)}`, MEND).toBe(PINNED);
});

it.each([
  ["const a = [\n  'b c', // why\n  d,\n];\n", "/** What. */\nconst a = ['b c', d];", true],
  ["import { a } from 'a';\nconst b = a;", "import {\n  a,\n} from './a.ts';\nconst b = a;", true],
  ["words.join(' ')", "words.join('')", false],
  ["'https://a'", "'https://b'", false],
])('%j is for that %j: %s', (one, other, same) => expect(bare(one) === bare(other)).toBe(same));
