import { isWordPressOwnPage } from '../../../../rules/paths.ts';
import { pictureOf } from '../../../upstreams/content/picture.ts';
import { isKeptBack } from '../../../upstreams/content/seo.ts';
import {
  media as mediaWire,
  page as pageWire,
  post as postWire,
  term as termWire,
} from '../../../upstreams/content/wire.ts';
import { moment, text } from '../../../upstreams/fields.ts';
import { linkPath } from '../../read/linkPath.ts';
import type { TermKind, TermRow } from './termRow.ts';

export interface PageRow {
  id: number;
  slug: string;
  parent: number;
  title: string;
  link: string;
  own: boolean;
  /** behind a password */
  locked: boolean;
  /** its owner keeps it from search engines */
  noindex: boolean;
  modified: string | null;
  modifiedGmt: string;
  /** minutes the site's time is ahead of UTC */
  offset: number;
  /** id of its featured picture; 0 without one */
  picture: number;
}

export interface PostRow extends Omit<PageRow, 'parent' | 'own'> {
  /** UTC */
  published: string;
}

const linkedTerm = termWire.extend({ link: text.optional() });

interface Dated {
  modified?: string;
  modified_gmt?: string;
}

const datesOf = (row: Dated) => ({
  modified: moment(row.modified, row.modified_gmt),
  modifiedGmt: row.modified_gmt || row.modified || '',
  offset: row.modified && row.modified_gmt ? (utc(row.modified) - utc(row.modified_gmt)) / 60_000 || 0 : 0,
});
const utc = (date: string): number => Date.parse(`${date.slice(0, 19)}Z`);

/** `roots` are the paths that the services live at. @throws when the row does not fit */
export function pageRow(json: unknown, roots: readonly string[]): PageRow | null {
  const row = pageWire.parse(json);
  if ((row.status ?? 'publish') !== 'publish') return null;
  const { id, slug, parent = 0, title = '' } = row;
  const [link, own, picture] = [linkPath(row.link, roots), isWordPressOwnPage(row), row.featured_media ?? 0];
  const locked = row.content?.protected ?? false;
  return { id, slug, parent, title, link, own, locked, noindex: isKeptBack(json), picture, ...datesOf(row) };
}

/** `roots` are the paths that the services live at. @throws when the row does not fit */
export function postRow(json: unknown, roots: readonly string[]): PostRow | null {
  const row = postWire.parse(json);
  if ((row.status ?? 'publish') !== 'publish') return null;
  const published = row.date_gmt || row.date || '';
  return {
    id: row.id,
    slug: row.slug,
    title: row.title ?? '',
    link: linkPath(row.link, roots),
    published,
    locked: row.content?.protected ?? false,
    noindex: isKeptBack(json),
    picture: row.featured_media ?? 0,
    ...datesOf(row),
  };
}

export interface PictureRow {
  id: number;
  src: string;
}

/** Null for a file that is no picture. @throws when the row does not fit */
export function pictureRow(json: unknown): PictureRow | null {
  const picture = pictureOf(mediaWire.parse(json));
  return picture?.id ? { id: picture.id, src: picture.src } : null;
}

/** `roots` are the paths that the services live at. @throws when the row does not fit */
export function termRow(kind: TermKind, json: unknown, roots: readonly string[]): TermRow {
  const { id, slug, link, parent = 0, count = 0 } = linkedTerm.parse(json);
  return { kind, id, slug, link: linkPath(link, roots), parent, count, noindex: isKeptBack(json), category: null };
}
