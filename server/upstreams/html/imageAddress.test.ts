import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../rules/pictures.ts';
import { sign } from '../../config/signing.ts';
import { createImageAddresses } from './imageAddress.ts';

const secret = 'k'.repeat(32);
const origins = ['http://localhost:4001', 'https://shop.example'];
const addresses = createImageAddresses({ secrets: [secret], origins: () => origins });
const src = 'https://shop.example/wp-content/uploads/2026/void.png';

describe('an image address', () => {
  it('reads back as the source, width and format it was made from', () => {
    const url = addresses.url(src, 400, 'webp')!;
    expect(url).toMatch(/^\/_image\/[\w-]{12}\/480\.webp\?src=\/wp-content\/uploads\/2026\/void\.png$/);
    expect(addresses.open(url)).toEqual({
      origin: 'https://shop.example',
      path: '/wp-content/uploads/2026/void.png',
      width: 480,
      format: 'webp',
    });
  });

  it('reads back as an earlier release signed it', () => {
    const signature = sign(secret, `image\n${src}`).toString('base64url');
    const signedAt = (length: number) =>
      `/_image/${signature.slice(0, length)}/480.webp?src=/wp-content/uploads/2026/void.png`;
    expect(addresses.url(src, 480, 'webp')).toBe(signedAt(12));
    expect(addresses.open(signedAt(22))?.width).toBe(480);
    for (const length of [1, 11, 13, 21, 23]) expect(addresses.open(signedAt(length))).toBeNull();
  });

  it('takes the next listed width, and the widest for more', () => {
    expect(addresses.url(src, 1, 'webp')).toContain('/160.webp');
    expect(addresses.url(src, 800, 'avif')).toContain('/800.avif');
    expect(addresses.url(src, 9_999, 'jpeg')).toContain('/1600.jpeg');
  });

  it('has one signature for every width and format of a source', () => {
    const signature = (url: string | null) => url!.split('/')[2];
    expect(signature(addresses.url(src, 160, 'jpeg'))).toBe(signature(addresses.url(src, 1600, 'avif')));
    expect(signature(addresses.url(src, 160, 'jpeg'))).not.toBe(signature(addresses.url(`${src}2`, 160, 'jpeg')));
  });

  it('keeps query, spaces and letters beyond ASCII', () => {
    for (const name of ['/a b.png', '/é.png', '/a%20b.png', '/x.png?v=2&w=3', '/100%25.png', "/it's.png"]) {
      const opened = addresses.open(addresses.url(`https://shop.example${name}`, 160, 'webp')!);
      expect(`https://shop.example${opened?.path}`).toBe(new URL(name, 'https://shop.example').href);
    }
  });

  it('matches a host whatever scheme the page names, and resolves a path on the first origin', () => {
    expect(addresses.open(addresses.url('http://shop.example/a.png', 160, 'webp')!)?.origin).toBe(origins[1]);
    expect(addresses.open(addresses.url('//shop.example/a.png', 160, 'webp')!)?.origin).toBe(origins[1]);
    expect(addresses.open(addresses.url('/a.png', 160, 'webp')!)?.origin).toBe(origins[0]);
  });

  it.each([
    'https://evil.example/a.png',
    'https://shop.example.evil.example/a.png',
    'https://shop.example@evil.example/a.png',
    'https://user:pw@shop.example/a.png',
    'https://shop.example:8443/a.png',
    'http://localhost:9200/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'https://',
    `https://shop.example/${'a'.repeat(2_000)}`,
  ])('is refused for %s', bad => {
    expect(addresses.url(bad, 160, 'webp')).toBeNull();
    expect(addresses.srcset(bad, 500, 'webp')).toBe('');
  });

  it('is refused by anybody who cannot sign', () => {
    const url = addresses.url(src, 480, 'webp')!;
    const forged = [
      url.replace('void.png', 'other.png'),
      url.replace('/480.', '/481.'),
      url.replace('/480.', '/0480.'),
      url.replace('.webp', '.gif'),
      url.replace(/_image\/./, '_image/!'),
      url.replace(/(_image\/)(.)/, (_, p, c) => p + (c === 'A' ? 'B' : 'A')),
      url.split('?')[0]!,
      `${url.split('?')[0]}?src=`,
      `${url.split('?')[0]}?src=//evil.example/a.png`,
      '/_image/',
      '/_image/x/480.webp?src=/a',
      '',
    ];
    for (const address of forged) expect(addresses.open(address), address).toBeNull();
    expect(createImageAddresses({ secrets: ['o'.repeat(32)], origins: () => origins }).open(url)).toBeNull();
  });

  it('stays good when a new secret signs and the old one is still listed', () => {
    const rolled = createImageAddresses({ secrets: ['n'.repeat(32), secret], origins: () => origins });
    expect(rolled.open(addresses.url(src, 480, 'webp')!)?.width).toBe(480);
    expect(rolled.url(src, 480, 'webp')).not.toBe(addresses.url(src, 480, 'webp'));
  });

  it('stops being good when its origin is no longer allowed', () => {
    const moved = createImageAddresses({ secrets: [secret], origins: () => [origins[0]!] });
    expect(moved.open(addresses.url(src, 480, 'webp')!)).toBeNull();
  });
});

describe('a srcset', () => {
  const widths = (text: string) => text.split(', ').map(part => part.split(' ')[1]);

  it('lists every width when the original is not known', () => {
    expect(widths(addresses.srcset(src, null, 'webp'))).toEqual(WIDTHS.map(width => `${width}w`));
  });

  it('ends at the original, whose own width it names', () => {
    expect(widths(addresses.srcset(src, 500, 'webp'))).toEqual(['160w', '320w', '360w', '480w', '500w']);
    expect(addresses.srcset(src, 500, 'webp')).toContain('/640.webp?src=/wp-content/uploads/2026/void.png 500w');
    expect(widths(addresses.srcset(src, 480, 'webp'))).toEqual(['160w', '320w', '360w', '480w']);
    expect(widths(addresses.srcset(src, 100, 'webp'))).toEqual(['100w']);
    expect(widths(addresses.srcset(src, 4_000, 'webp'))).toEqual(WIDTHS.map(width => `${width}w`));
  });

  it('survives commas and parentheses in names', () => {
    expect(addresses.srcset('/a,b(1).png', 160, 'webp')).not.toMatch(/a,b/);
  });
});
