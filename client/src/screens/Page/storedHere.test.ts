import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storedHere } from './storedHere.ts';

const root = path.join(import.meta.dirname, '../../../..');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter(file => !/\.test\.tsx?$|\/(test|gql)\//.test(file))
    .map(file => readFileSync(path.join(root, file), 'utf8'));

const LITERAL = String.raw`['\x60]([\w-]+)[:'\x60]`;
const listed = (where: RegExp) =>
  storedHere
    .filter(stored => where.test(stored.where))
    .map(({ name }) => name)
    .toSorted();

test('every key that a script stores something under is listed, and no other', () => {
  const client = sources('client/src/**/*.{ts,tsx}');
  const code = client.join('\n');
  const calls = new RegExp(
    String.raw`(?:readStored|writeStored|getItem|setItem|kept<.+>)\((?:${LITERAL}|([A-Z_]+))`,
    'g',
  );
  const passed = [...code.matchAll(calls)].flatMap(([, literal, constant]) => literal ?? constantsOf(code, constant!));
  const prefixed = [...code.matchAll(/['"\x60]((?:diri_|wc-)[\w-]+)[:'"\x60]/g)].map(match => match[1]!);
  // This list itself names them all.
  const own = client.find(source => source.includes('storedHere: readonly Stored[]'))!;
  const keys = new Set([...passed, ...prefixed.filter(key => code.split(key).length > own.split(key).length)]);
  expect([...keys].toSorted()).toEqual(listed(/browser|tab/i));
});

const constantsOf = (code: string, name: string): string[] =>
  [...code.matchAll(new RegExp(`const ${name} = ${LITERAL}`, 'g'))].map(match => match[1]!);

test('every cookie that the server sets is listed, and no other', () => {
  const makers = sources('server/**/*.ts').filter(source =>
    /stringifySetCookie|['"]set-cookie['"], [^c]/i.test(source),
  );
  const names = makers.flatMap(source =>
    [...source.matchAll(/(?:MARK =|'__Host-[\w-]+' :) '([\w-]+)'/g)].map(m => m[1]!),
  );
  expect(makers).toHaveLength(4);
  expect(names.toSorted()).toEqual(listed(/cookie/i));
});

test('cookies are listed with the time for which they are set', () => {
  const daysIn = (file: string, days: RegExp) => days.exec(sources(`server/${file}`)[0]!)?.[1];
  expect([
    daysIn('commerce/sessions/cartSession.ts', /MAX_AGE_SECONDS = (\d+) \* 24 \* 60 \* 60;/),
    daysIn('commerce/sessions/buyerSession.ts', /MAX_AGE_SECONDS = (SESSION_MS) \/ 1_000;/),
    daysIn('commerce/sessions/signedOut.ts', /maxAge: (SESSION_MS) \/ 1_000,/),
    daysIn('quotes/accounts/accounts.ts', /SESSION_MS = (\d+) \* DAY_MS;/),
  ]).toEqual(['30', 'SESSION_MS', 'SESSION_MS', '30']);
  for (const name of ['cart', 'has-cart', 'coupon', 'buyer', 'signed-out'])
    expect(storedHere.find(stored => stored.name === name)?.until).toMatch(/thirty days/i);
});
