import assert from 'node:assert/strict';
import { z } from 'zod';
import type { ContentService, Root } from '../../examination.ts';
import { type Check, expect, type Finding, info, orNotAvailable, success, warning } from '../../fact.ts';
import { read, said } from '../../reply.ts';
import { answering } from '../../together.ts';

const READING = 'Settings > Reading > Your homepage displays';

const found = z.array(z.object({ id: z.number(), slug: z.string() }));

/** What WordPress shows at its front, and which page it lists its posts at: ours have /blog. */
export const frontPage: Check = {
  id: 'front-page',
  name: 'Front page',
  find: ({ content }) => content && answering(content, root => look(content, root)),
  expectations: expect('index', {
    async 'names the page at its front and the one that lists its posts, by their ids'({ content, scope, rows }) {
      const { show_on_front: shows, page_on_front: front, page_for_posts: list } = await content.index.read(scope());
      orNotAvailable(shows, 'it does not say; the page of the slug home stands at /');
      assert.match(shows, /^(page|posts)$/);
      const ids = [front, list].filter(id => id && shows === 'page');
      orNotAvailable(ids.length, 'it shows its newest posts; the page of the slug home stands at /');
      const shown = await rows('content', `/wp/v2/pages?include=${ids}&per_page=2&_fields=id,slug,link`);
      const readable = new Set(shown.map(({ id }) => id));
      for (const id of ids) assert(readable.has(id!), `the page ${id} can be read by its id`);
    },
  }),
};

async function look(content: ContentService, root: Root): Promise<Finding> {
  const { show_on_front: shows, page_on_front: front = 0, page_for_posts: list = 0 } = root;
  const data = { show_on_front: shows, page_on_front: front, page_for_posts: list };
  if (shows !== 'page') {
    const detail = shows
      ? 'WordPress shows its newest posts at its front'
      : 'WordPress does not say what it shows there';
    return info(
      `${detail}; the page of the slug home stands at /`,
      data,
      `${READING}: A static page, for another one.`,
    );
  }
  const ids = [front, list].filter(Boolean);
  if (!front)
    return warning('WordPress shows a page at its front, and none is chosen', `${READING}: choose one.`, data);
  const reply = await content.askSigned(`/wp/v2/pages?include=${ids}&per_page=2&_fields=id,slug`);
  const rows = read(reply, found);
  if (!rows) return info(`the page at its front could not be looked at (${said(reply)})`, data);
  const pages = new Map(rows.map(({ id, slug }) => [id, slug]));
  const missing = [
    ...(pages.has(front) ? [] : ['at its front']),
    ...(list && !pages.has(list) ? ['that lists its posts'] : []),
  ];
  if (missing.length)
    return warning(
      `nobody can read the page ${missing.join(' and the one ')}: it is no longer published`,
      `${READING}: choose a page that is published.`,
      data,
    );
  const posts = list ? `'${pages.get(list)}' leads to /blog` : 'no page lists its posts';
  return success(`'${pages.get(front)}' stands at /, ${posts}`, data);
}
