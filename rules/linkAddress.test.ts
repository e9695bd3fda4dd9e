import { expect, it } from 'vitest';
import { linkAddress, webAddress } from './linkAddress.ts';
import { fc } from './test/property.ts';

it.each([
  'https://shop.example/a?b=c#d',
  'http://shop.example',
  'HTTPS://SHOP.EXAMPLE/',
  'mailto:info@shop.example',
  'tel:+27110000100',
  '/wp-content/uploads/sheet.pdf',
  '/',
  '#part',
])('leads to %s', address => {
  expect(linkAddress(address)).toBe(address);
  expect(linkAddress(` \n${address}\t`)).toBe(address);
});

it.each([
  ...['', ' ', 'sheet.pdf', '?page=2', 'shop.example', '//evil.example', '/\\evil.example', '\\\\evil.example'],
  ...['/\t/evil.example', '\u0001//evil.example', 'https://', 'https://user:word@shop.example', 'ftp://shop.example'],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://a.example/1',
  ],
  ...['javascript&colon;alert(1)', 'javascript&#58;alert(1)', 'javascript%3Aalert(1)', 'view-source:https://a.example'],
])('leads nowhere from %j', address => expect(linkAddress(address)).toBeNull());

const hidden = fc.constantFrom('', '\n', '\t', '\r', '\r\n', '\t\t');
const before = fc.string({ unit: fc.constantFrom(' ', '\0', '\u0001', '\u001f', '\n', '\t'), maxLength: 4 });
const hostile = fc
  .tuple(
    fc.constantFrom('javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'filesystem:', 'jar:', 'about:', 'ws:'),
    fc.array(fc.tuple(fc.boolean(), hidden), { minLength: 12, maxLength: 12 }),
    fc.webPath(),
    before,
  )
  .map(([scheme, spelling, rest, start]) => {
    const spelt = [...scheme].map((letter, at) => {
      const [upper, between] = spelling[at] ?? [false, ''];
      return (upper ? letter.toUpperCase() : letter) + between;
    });
    return start + spelt.join('') + rest;
  });

it('lets no other scheme through, however it is spelt', () => {
  fc.assert(fc.property(hostile, address => linkAddress(address) === null));
});

it('answers only what a browser on this site reads as it was meant', () => {
  const base = 'https://site.example/page';
  const anything = fc.oneof(hostile, fc.string(), fc.string({ unit: 'binary' }), fc.webUrl());
  fc.assert(
    fc.property(anything, written => {
      const address = linkAddress(written);
      if (address === null || !URL.canParse(address, base)) return;
      const { protocol, host, username } = new URL(address, base);
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      expect(username).toBe('');
      if (/^[/#]/.test(address)) expect(host).toBe('site.example');
    }),
  );
});

it('knows the web from a mail, a call and a path', () => {
  expect(['https://a.example', 'mailto:a@b.example', 'tel:1', '/a', '#a'].map(webAddress)).toEqual([
    ...['https://a.example', null, null, null, null],
  ]);
});

it('takes no long time, however many spaces stand in an address', () => {
  const began = process.threadCpuUsage();
  expect(linkAddress(`a${' '.repeat(60_000)}b`)).toBeNull();
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
});
