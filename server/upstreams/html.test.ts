import { describe, expect, it } from 'vitest';
import { html, images, options, parse } from './html/test/parsing.ts';
import { createHtml } from './html.ts';

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
    ['https://wp.example/wordpress/about/', '/about'],
    ['/wordpress', '/'],
    ['/wordpress/wp-content/uploads/2026/03/list.pdf', '/wordpress/wp-content/uploads/2026/03/list.pdf'],
    ['https://labels.example/wordpress/about', '/wordpress/about'],
    ['https://wp.example/wordpresses', '/wordpresses'],
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

  it.each([
    ['nofollow', 'noopener nofollow'],
    ['Sponsored  noreferrer NOFOLLOW', 'noopener nofollow sponsored'],
    ['ugc me', 'noopener ugc'],
    ['nofollowed', 'noopener'],
  ])('to another site tells search engines what its editor said of it: %s', (given, told) => {
    expect(html(`<a href="https://shop.example/" rel="${given}">x</a>`)).toBe(
      `<a href="https://shop.example/" rel="${told}">x</a>`,
    );
    expect(html(`<a href="https://wp.example/about" rel="${given}">x</a>`)).toBe('<a href="/about">x</a>');
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

  it('without a description has its title for one', () => {
    expect(only('<img src="https://wp.example/u/a.png" title="A roll">').getAttribute('alt')).toBe('A roll');
    expect(only('<img src="https://wp.example/u/a.png" alt="" title="A roll">').getAttribute('alt')).toBe('');
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

  it('without a size has the one in the name of its file', () => {
    const img = only('<img src="https://wp.example/u/a-300x200.png">');
    expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['300', '200']);
  });

  it('from elsewhere is left out', () => {
    expect(html('<p>a<img src="https://evil.example/a.png">b</p>')).toBe('<p>ab</p>');
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

describe('places', () => {
  it.each([
    [
      'a table of contents',
      '<ul><li><a href="#void-labels">Void</a></li></ul><h2 id="void-labels">Void</h2>',
      '<ul><li><a href="#void-labels">Void</a></li></ul><h2 id="void-labels">Void</h2>',
    ],
    [
      "a name of the site's own places",
      '<a href="#main">x</a><h3 id="main">Main</h3><h3 id="router-state">y</h3>',
      '<a href="#text-main">x</a><h2 id="text-main">Main</h2><h2 id="text-router-state">y</h2>',
    ],
    ['a link to a place of the page around it', '<a href="#quote-form">Ask</a>', '<a href="#quote-form">Ask</a>'],
    [
      'footnotes',
      '<p>So<sup data-fn="8f-1" class="fn"><a href="#8f-1" id="8f-1-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="8f-1">Why <a href="#8f-1-link" aria-label="Jump to footnote reference 1">↩</a></li></ol>',
      '<p>So<sup><a id="8f-1-link" href="#8f-1">1</a></sup></p><ol class="wp-block-footnotes"><li id="8f-1">Why <a aria-label="Jump to footnote reference 1" href="#8f-1-link">↩</a></li></ol>',
    ],
    ['a name twice', '<h2 id="a">1</h2><h2 id="a">2</h2>', '<h2 id="a">1</h2><h2>2</h2>'],
    [
      'a place as it was named before ids',
      '<a name="top"></a><a href="#top">up</a>',
      '<a id="top"></a><a href="#top">up</a>',
    ],
    ['no name', '<h2 id="a b">1</h2><h2 id="">2</h2>', '<h2>1</h2><h2>2</h2>'],
  ])('%s', (_, written, shown) => {
    expect(html(written)).toBe(shown);
  });
});

describe('the rest of a text', () => {
  it('keeps the class names of galleries', () => {
    expect(
      html('<div id="gallery-1" class="gallery gallery-columns-3 evil"><dl class="gallery-item"></dl></div>'),
    ).toBe('<div id="gallery-1" class="gallery gallery-columns-3"><dl class="gallery-item"></dl></div>');
  });

  it('keeps the class names of blocks and no others', () => {
    expect(html('<figure class="wp-block-image size-large evil alignleft" id="x">a</figure>')).toBe(
      '<figure class="wp-block-image size-large alignleft" id="x">a</figure>',
    );
  });

  it('has its tables in a scroller that a keyboard reaches', () => {
    expect(html('<table class="has-fixed-layout"><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
      '<section class="table-scroll" tabindex="0" aria-label="Table 1"><table class="has-fixed-layout"><tbody><tr><td>1</td></tr></tbody></table></section>',
    );
  });

  it('calls each table by its caption, or by its number', () => {
    const labels = html(
      '<table><tr><td>1</td></tr></table><table><caption>Widths "in" <b>mm</b></caption><tr><td>1</td></tr></table>',
    ).match(/aria-label="[^"]*"/g);
    expect(labels).toEqual(['aria-label="Table 1"', 'aria-label="Widths &quot;in&quot; mm"']);
  });

  it('has no empty paragraphs', () => {
    expect(html('<p>&nbsp;</p><p>a</p><p class="wp-x"> <br/> </p><p><a href="/x"></a></p>')).toBe(
      '<p>a</p><p><a href="/x"></a></p>',
    );
  });

  it('has no frames of pictures that are not shown', () => {
    const elsewhere = '<img src="https://cdn.example/a.png">';
    const frame = (inside: string) => `<figure class="wp-block-image">${inside}</figure>`;
    const gallery = `<figure class="wp-block-gallery">\n${frame(elsewhere)} ${frame(`<a href="/x">${elsewhere}</a>`)}</figure>`;
    expect(html(`<p>a</p>${gallery}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
    expect(html(frame(`${elsewhere}<figcaption>A seal</figcaption>`))).toBe(
      '<figure class="wp-block-image"><figcaption>A seal</figcaption></figure>',
    );
    const shown = '<img src="https://wp.example/u/a.png" alt="">';
    for (const inside of [
      shown,
      `<a href="/x">${shown}</a>`,
      '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    ])
      expect(html(frame(inside))).toMatch(/^<figure class="wp-block-image"><(img|a) /);
  });

  it('keeps entities as text and blocks as blocks', () => {
    expect(html('<section>1 &lt; 2 &amp; 3</section><section>b</section>')).toBe(
      '<div>1 &lt; 2 &amp; 3</div><div>b</div>',
    );
    expect(html('Nuts &amp; bolts')).toBe('Nuts &amp; bolts');
  });

  it('is worked on once per revision, however often it is asked for', () => {
    let worked = 0;
    const url: typeof images.url = (...args) => {
      worked += 1;
      return images.url(...args);
    };
    const counting = createHtml({ ...options, images: { ...images, url } });
    const revision = (words: string) => `<p>${words}</p><img src="https://wp.example/u/a.png">`;
    const first = Array.from({ length: 50 }, () => counting(revision('first')));
    expect(new Set(first).size).toBe(1);
    expect(worked).toBe(1);
    expect(counting(revision('second'))).not.toBe(first[0]);
    expect(counting(revision('first'))).toBe(first[0]);
    expect(worked).toBe(2);
  });
});
