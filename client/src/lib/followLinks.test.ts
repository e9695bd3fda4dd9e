import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from './followLinks.ts';

const navigate = vi.fn();
// jsdom does not load pages: what is left to the browser only has to get this far.
const left = vi.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  followLinks(window, navigate);
  window.addEventListener('click', event => event.defaultPrevented || left(event));
  window.addEventListener('submit', event => event.defaultPrevented || left(event));
});

beforeEach(() => {
  navigate.mockClear();
  left.mockClear();
});

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const target = document.querySelector('b') ?? document.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
}

function send(html: string) {
  document.body.innerHTML = html;
  document.querySelector('form')?.requestSubmit();
}

test('a link to this site is followed without a page load', () => {
  click('<a href="/about?from=here#team"><b>About</b></a>');
  expect(navigate).toHaveBeenCalledWith('/about?from=here#team', {
    replace: false,
    preventScrollReset: false,
    viewTransition: false,
  });
});

test('the page one is on already is not entered into the history twice', () => {
  click('<a href="/">Home</a>');
  expect(navigate).toHaveBeenCalledWith('/', { replace: true, preventScrollReset: false, viewTransition: false });
});

test.each([
  ['another site', '<a href="https://www.icasa.org.za/">ICASA</a>'],
  ['a new tab', '<a href="/about" target="_blank">About</a>'],
  ['a download', '<a href="/about" download>About</a>'],
  ['a file', '<a href="/files/privacy-policy.pdf">Privacy</a>'],
  ["WordPress's short address of a post", '<a href="/?p=12">Post</a>'],
  ['the API', '<a href="/graphql">API</a>'],
  ['a place on this page', '<a href="#main">Skip</a>'],
])('%s is left to the browser', (_, html) => {
  click(html);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click with a modifier is left to the browser', () => {
  click('<a href="/about">About</a>', { ctrlKey: true });
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that the page has handled itself is left alone', () => {
  document.addEventListener('click', event => event.preventDefault(), { once: true });
  click('<a href="/about">About</a>');
  expect(navigate).not.toHaveBeenCalled();
});

test('a GET form leads to its address, empty fields left out', () => {
  send(
    '<form action="/search" data-keep-scroll><input name="q" value="void tape"><input name="x"><button>Go</button></form>',
  );
  expect(navigate).toHaveBeenCalledWith('/search?q=void+tape', {
    replace: false,
    preventScrollReset: true,
    viewTransition: false,
  });
});

test('a POST form is left to its own handler', () => {
  send('<form action="/contact" method="post"><button>Send</button></form>');
  expect(navigate).not.toHaveBeenCalled();
  expect(left).toHaveBeenCalled();
});

test('the picture of a card is carried over to its screen, and of no other', () => {
  const card = (name: string) =>
    `<article data-card><i data-picture></i><a href="/product/${name}"><b>${name}</b></a></article>`;
  click(card('one') + card('two'));
  expect(navigate).toHaveBeenCalledWith('/product/one', expect.objectContaining({ viewTransition: true }));
  const names = [...document.querySelectorAll<HTMLElement>('i')].map(({ style }) => style.viewTransitionName);
  expect(names).toEqual(['picture', 'none']);
});
