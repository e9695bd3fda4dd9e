import { createRequire } from 'node:module';
import { createHtml } from '../../html.ts';
import { createImageAddresses } from '../imageAddress.ts';

export const images = createImageAddresses({ secrets: ['s'.repeat(32)], origins: () => ['https://wp.example'] });
export const options = {
  ownHosts: () => ['wp.example', 'labels.example'],
  ownHomes: () => ['wp.example/wordpress'],
  images,
  embedHosts: ['www.youtube-nocookie.com', 'player.vimeo.com'],
};
export const html = createHtml(options);

/** What is used here of jsdom, which brings no types. */
interface Parsed {
  tagName: string;
  attributes: Iterable<{ name: string; value: string }>;
  matches(selector: string): boolean;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Parsed | null;
  querySelectorAll(selector: string): Parsed[];
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: { fragment(html: string): Parsed } };

/** Parses as a browser does, so that what a browser would make of the output is judged. */
export const parse = (text: string): Parsed => JSDOM.fragment(text);
