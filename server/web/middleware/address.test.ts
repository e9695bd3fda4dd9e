import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

const base = 'https://labels.example';
const code = (target: string) => {
  try {
    return addressOf(target, base).href;
  } catch (error) {
    return (error as { code: string; status: number }).status;
  }
};

describe('the address of a request', () => {
  it.each([
    ['/', 'https://labels.example/'],
    ['/product/void?size=1', 'https://labels.example/product/void?size=1'],
    ['/caf%C3%A9', 'https://labels.example/caf%C3%A9'],
    ['http://evil.example/blog', 'https://labels.example/blog'],
    ['/search?q=%E0%A4%A', 'https://labels.example/search?q=%E0%A4%A'],
    ['//evil.example/x', 'https://labels.example//evil.example/x'],
    ['//', 'https://labels.example//'],
    ['///', 'https://labels.example///'],
    ['/a/../../etc/passwd', 'https://labels.example/etc/passwd'],
    ['/:80', 'https://labels.example/:80'],
    ['/@evil.example', 'https://labels.example/@evil.example'],
  ])('%s is %s', (target, href) => {
    expect(code(target)).toBe(href);
  });

  it.each(['/%', '/%zz', '/%E0%A4%A', '/%ff', '/a%00b', '/a%0d%0aSet-Cookie:x', '*', 'evil.example:443', ''])(
    '%s is refused',
    target => {
      expect(code(target)).toBe(400);
    },
  );

  it('has room for a long search and no more', () => {
    expect(code(`/search?q=${'%C3%A9'.repeat(1_000)}`)).toContain('/search');
    expect(code(`/search?q=${'a'.repeat(9_000)}`)).toBe(414);
  });
});
