import { element, text } from './xml.ts';

export interface FeedPost {
  id: string;
  title: string;
  /** absolute */
  url: string;
  /** plain text */
  excerpt: string;
  /** ISO time with offset */
  publishedAt: string;
  author: string | null;
  categories: readonly string[];
}

export interface FeedSite {
  name: string;
  description: string;
  /** the site's own address */
  url: string;
  /** e.g. en-ZA */
  language: string;
}

const MOST_POSTS = 20;

/** The newest posts as RSS 2.0. */
export function feedXml(site: FeedSite, posts: readonly FeedPost[]): string {
  const newest = posts.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)).slice(0, MOST_POSTS);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', site.name),
    element('link', `${site.url}/blog`),
    element('description', site.description || site.name),
    element('language', site.language.toLowerCase()),
    `<atom:link href="${text(`${site.url}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest[0] ? [element('lastBuildDate', date(newest[0].publishedAt))] : []),
    ...newest.map(post => item(post, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const item = (post: FeedPost, { url }: FeedSite): string =>
  [
    '<item>',
    element('title', post.title),
    element('link', post.url),
    // As WordPress writes it: with another address it is no other post.
    `<guid isPermaLink="false">${text(`${url}/?p=${post.id}`)}</guid>`,
    element('description', post.excerpt),
    element('pubDate', date(post.publishedAt)),
    ...(post.author ? [element('dc:creator', post.author)] : []),
    ...post.categories.map(name => element('category', name)),
    '</item>',
  ].join('\n');

const date = (iso: string): string => new Date(Number.isNaN(Date.parse(iso)) ? 0 : iso).toUTCString();
