import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { environment } from '../../config/environment.ts';
import { SECRETS } from '../../config/secrets.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
const names = Object.keys(environment.shape).toSorted();
const judge = (name: string, value?: string) =>
  environment.shape[name as keyof typeof environment.shape].safeParse(value);

/** Each with the line above it. */
const lines = read('.env.example')
  .split('\n')
  .flatMap((line, at, all) => {
    const [, name, value = ''] = /^# ([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    return name ? [{ above: all[at - 1]!, name, value }] : [];
  });

it('.env.example names every variable once, and no other', () => {
  expect(lines.map(({ name }) => name).toSorted()).toEqual(names);
});

it('.env.example shows the default that a variable has, and nothing where it has none', () => {
  for (const { name, value } of lines) {
    const { data } = judge(name);
    if (value) expect(judge(name, value).data, name).toEqual(data);
    else expect([undefined, '', []], `${name} has a default`).toContainEqual(data);
  }
});

it('the examples of .env.example are taken', () => {
  // A file of the reader's own machine.
  const examples = lines.filter(({ above, name }) => above.startsWith('# e.g. ') && name !== 'SEARCH_SYNONYMS');
  expect(examples.length).toBeGreaterThan(30);
  for (const { above, name } of examples) expect(judge(name, above.slice(7)).error?.issues, name).toBeUndefined();
});

it('the guide of the operator lists every variable, and no other', () => {
  const section = read('docs/operate.md').split('\n## Environment\n')[1]!.split('\n## ')[0]!;
  const listed = [...section.matchAll(/^\|.*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!),
  );
  expect([...new Set(listed)].toSorted()).toEqual(names);
});

it('says of every secret how it is replaced', () => {
  const table = read('SECURITY.md').split('\n## Secrets, and how each is replaced\n')[1]!.split('\n## ')[0]!;
  const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell!).join(' ');
  for (const name of SECRETS) expect(listed).toContain(`\`${name}\``);
});
