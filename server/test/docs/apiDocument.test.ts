import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getOperationAST, parse, type SelectionSetNode, validate } from 'graphql';
import { expect, it } from 'vitest';
import { artworkTexts } from '../../../rules/texts/quote/artwork.ts';
import { LIMITS } from '../../graphql/plugins/documentLimits.ts';
import { schemasFor } from '../../graphql/schemas.ts';
import { errorTexts } from '../../http/texts.ts';

// What docs/api.md shows, beside the program in TypeScript and the calls by curl that other tests run.

const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!);
const schema = buildSchema(schemasFor(true).published, { assumeValidSDL: true });

/** Names of all that is selected. */
const namesIn = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap(one =>
    one.kind === 'Field' ? [one.name.value, ...(one.selectionSet ? namesIn(one.selectionSet) : [])] : [],
  );

it.each([
  ['swift', /let query = "(.*)"/],
  ['kotlin', /val query = "(.*)"/],
] as const)('the snippet in %s asks for what a public site has, and decodes what it asked for', (language, pattern) => {
  const [code] = blocks(language);
  const query = parse(pattern.exec(code!)![1]!.replaceAll('\\$', '$'));
  expect(validate(schema, query)).toEqual([]);
  const types = code!
    .split('\n')
    .filter(line => /^(struct|@Serializable data class) /.test(line))
    .join('\n');
  for (const name of namesIn(getOperationAST(query)!.selectionSet)) expect(types).toMatch(new RegExp(`\\b${name}\\b`));
  // A field that may be null must be so there.
  const product = types.split('\n').find(line => /\bProduct\b.*\bsku\b/.test(line))!;
  for (const nullable of ['sku', 'price']) expect(product).toMatch(new RegExp(`${nullable}: \\w+\\?`));
  for (const bracket of ['()', '{}', '[]', '<>'])
    expect(types.split(bracket[0]!).length, bracket).toBe(types.split(bracket[1]!).length);
});

it.each(['swift/ask.swift', 'kotlin/ask.main.kts'])('the example %s asks for what the schema has', file => {
  const code = readFileSync(path.join(import.meta.dirname, '../../../examples', file), 'utf8');
  const asked = [...code.matchAll(/"((?:query \(|\{ ).*\})"/g)].map(([, text]) => parse(text!.replaceAll('\\$', '$')));
  expect(asked).toHaveLength(3);
  for (const document of asked) expect(validate(schema, document)).toEqual([]);
});

it('documents in JSON bodies and GraphQL blocks are valid', () => {
  const full = schemasFor(false).full;
  const bodies = blocks('sh').flatMap(code =>
    [...code.matchAll(/"query": "((?:[^"\\]|\\.)*)"/g)].map(([, one]) => one!),
  );
  const documents = [...bodies.map(one => JSON.parse(`"${one}"`) as string), ...blocks('graphql')];
  expect(documents.length).toBeGreaterThanOrEqual(5);
  for (const one of documents) expect(validate(full, parse(one)), one).toEqual([]);
});

it('the check of a call that tells a partner takes ours, and nobody else’s', async () => {
  const code = blocks('js').find(one => one.includes('isFromLabels'))!;
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const { isFromLabels } = (await import(/* @vite-ignore */ module)) as {
    isFromLabels(secret: string, headers: Record<string, string>, body: string): boolean;
  };
  const key = Buffer.alloc(32, 9);
  const secret = `whsec_${key.toString('base64')}`;
  const headersAt = (seconds: number) => {
    const time = String(Math.floor(seconds));
    const signature = createHmac('sha256', key).update(`msg_1.${time}.{"a":1}`).digest('base64');
    return { 'webhook-id': 'msg_1', 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
  };
  const headers = headersAt(Date.now() / 1_000);
  expect(isFromLabels(secret, headers, '{"a":1}')).toBe(true);
  expect(isFromLabels(secret, headers, '{"a":2}')).toBe(false);
  expect(isFromLabels(secret, { ...headers, 'webhook-id': 'msg_2' }, '{"a":1}')).toBe(false);
  expect(isFromLabels(secret, headersAt(Date.now() / 1_000 - 600), '{"a":1}')).toBe(false);
  expect(isFromLabels(secret, { 'webhook-timestamp': headers['webhook-timestamp'] }, '{"a":1}')).toBe(false);
});

it('lists every code that is sent, and no other', () => {
  const table = guide.split('\n## Error codes\n')[1]!.split('\n## ')[0]!;
  const listed = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => cell!.replaceAll('`', '').split(', '));
  const ofGraphql = ['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];
  const sent = [...Object.keys(errorTexts), ...Object.keys(artworkTexts.faults), ...ofGraphql];
  expect(listed.toSorted()).toEqual([...new Set(sent)].toSorted());
});

it('names every limit of a document as it is', () => {
  const [, row = ''] = /^\| one document \|(.*)$/m.exec(guide) ?? [];
  const named = [...row.matchAll(/\d[\d ]*/g)].map(([number]) => Number(number.replaceAll(' ', '')));
  expect(named.toSorted((a, b) => a - b)).toEqual(Object.values(LIMITS).toSorted((a, b) => a - b));
});
