import { afterEach, expect, it, vi } from 'vitest';
import { createOperators } from './operator.ts';

const TOKEN = 'a-token-of-the-operator-1';
const made = (changes: Partial<Parameters<typeof createOperators>[0]> = {}) =>
  createOperators({ token: TOKEN, secrets: ['a secret of thirty-two characters'], secure: false, ...changes });
const withCookie = (cookie: string) => ({ headers: { cookie: cookie.split(';')[0]! } });
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

afterEach(() => vi.useRealTimers());

it('knows a program by the token, and nobody by another one', () => {
  expect(made().recognises(withToken(TOKEN))).toBe(true);
  for (const token of ['', 'wrong', `${TOKEN}1`, TOKEN.slice(0, -1)])
    expect(made().recognises(withToken(token))).toBe(false);
  expect(made().recognises({ headers: {} })).toBe(false);
  expect(made().recognises({ headers: { authorization: `Basic ${TOKEN}` } })).toBe(false);
});

it('gives a browser a cookie for the token alone, for eight hours and out of reach of scripts', () => {
  vi.useFakeTimers({ now: 0 });
  expect(made().signIn('wrong')).toBeNull();
  const cookie = made().signIn(TOKEN)!;
  expect(cookie).toMatch(/^operator=[\w-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain(TOKEN);
  vi.setSystemTime(8 * 60 * 60 * 1_000 - 1);
  expect(made().recognises(withCookie(cookie))).toBe(true);
  vi.setSystemTime(8 * 60 * 60 * 1_000);
  expect(made().recognises(withCookie(cookie))).toBe(false);
});

it('binds the cookie to the host where the site is reached by https', () => {
  const cookie = made({ secure: true }).signIn(TOKEN)!;
  expect(cookie).toMatch(/^__Host-operator=.*; Secure/);
  expect(made({ secure: true }).recognises(withCookie(cookie))).toBe(true);
});

it('forgets who signed in with another token, or before the keys were changed', () => {
  const cookie = made().signIn(TOKEN)!;
  expect(made({ token: 'another-token-of-the-operator' }).recognises(withCookie(cookie))).toBe(false);
  expect(made({ secrets: ['another secret of thirty-two chars'] }).recognises(withCookie(cookie))).toBe(false);
  expect(made().recognises(withCookie('operator=made-up'))).toBe(false);
});

it('signs out by a cookie that is over', () => {
  expect(made().signOut()).toEqual([
    expect.stringMatching(/^operator=; Max-Age=0; Path=\//),
    expect.stringMatching(/^signed-out=\w+; Max-Age=2592000; Path=\//),
  ]);
});
