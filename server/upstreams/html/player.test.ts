import { describe, expect, it } from 'vitest';
import { createHtml } from '../html.ts';
import { html, options } from './test/parsing.ts';

describe('a video', () => {
  it.each([
    [
      '<iframe src="//player.vimeo.com/video/1?h=2" title="A seal &amp; a hand">not supported</iframe>',
      '<a href="https://vimeo.com/1" rel="noopener" data-embed="https://player.vimeo.com/video/1?h=2">Play: A seal &amp; a hand (player.vimeo.com)</a>',
    ],
    [
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=4"></iframe>',
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener" data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=4">Play: Video (www.youtube-nocookie.com)</a>',
    ],
  ])('of a named host waits for a click: %s', (written, shown) => {
    expect(html(written)).toBe(shown);
  });

  it('of a host that keeps cookies plays from its sister that does not', () => {
    const both = createHtml({ ...options, embedHosts: ['www.youtube.com', 'www.youtube-nocookie.com'] });
    expect(both('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')).toContain(
      'data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
    );
  });

  it('cannot be made of a link', () => {
    expect(html('<a href="/x" data-embed="https://evil.example">x</a>')).toBe('<a href="/x">x</a>');
  });
});

describe('a sound or film', () => {
  const OWN = 'https://wp.example/wp-content/uploads/2026/talk.mp3';
  it.each([
    [
      'of the media library plays from here',
      `<figure class="wp-block-audio"><audio controls autoplay src="${OWN}"></audio></figure>`,
      '<figure class="wp-block-audio"><audio src="/wp-content/uploads/2026/talk.mp3" controls="" preload="none"></audio></figure>',
    ],
    [
      'as a shortcode writes it',
      `<audio class="wp-audio-shortcode" id="audio-1" preload="none" style="width:100%" controls="controls"><source type="audio/mpeg" src="${OWN}?_=1" /><a href="${OWN}">talk</a></audio>`,
      '<audio controls="" preload="none"><source src="/wp-content/uploads/2026/talk.mp3" type="audio/mpeg" /><a href="/wp-content/uploads/2026/talk.mp3">talk</a></audio>',
    ],
    [
      'from elsewhere is a link',
      '<audio controls src="https://cast.example/1.mp3?a=1&amp;b=2"></audio>',
      '<a href="https://cast.example/1.mp3?a=1&amp;b=2" rel="noopener">Listen to the recording (cast.example)</a>',
    ],
    [
      'that has nothing to play leaves what stands in its place',
      '<video controls><source src="javascript:alert(1)"><a href="/film">The film</a></video>',
      '<a href="/film">The film</a>',
    ],
    [
      'shows its first picture',
      '<video src="/wp-content/uploads/a.mp4" poster="https://evil.example/p.png" onplay="alert(1)"></video>',
      '<video src="/wp-content/uploads/a.mp4" controls="" preload="none"></video>',
    ],
  ])('%s', (_, written, shown) => {
    expect(html(written)).toBe(shown);
  });
});
