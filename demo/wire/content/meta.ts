import type { Article } from '../../data/rows.ts';

/** Registered page meta: every page has these keys, empty where the editor wrote nothing. */
const OF_PAGES = Object.fromEntries(
  ['hero_title', 'hero_subtitle', 'process_title', 'process_subtitle', 'form_title', 'form_intro'].map(key => [
    key,
    '',
  ]),
);

/** With the core's own, all that posts have; the one that is registered as a list has a step on each line. */
export function metaOf({ type, meta }: Article): Record<string, unknown> {
  const core = { _acf_changed: false, footnotes: '' };
  if (type === 'post') return core;
  const process_steps = (meta.process_steps ?? '').split('\n').filter(Boolean);
  return { ...core, ...OF_PAGES, ...meta, process_steps };
}
