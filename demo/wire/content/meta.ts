import type { Database } from '../../data/database.ts';
import type { Article } from '../../data/rows.ts';

/** Registered page meta: every page has every key, empty where the editor wrote nothing. Posts have the core's own. */
export function metaOf(article: Article, database: Database): Record<string, unknown> {
  if (article.type === 'post') return { _acf_changed: false, footnotes: '' };
  const meta: Record<string, unknown> = { _acf_changed: false };
  for (const key of pageKeys(database)) meta[key] = metaValue(key, article.meta[key]);
  return { ...meta, footnotes: '' };
}

/** The one registered as a list of lines. */
const metaValue = (key: string, text: string | undefined) =>
  key === 'process_steps' ? (text ?? '').split('\n').filter(Boolean) : (text ?? '');

const CORE_KEYS = [
  'hero_title',
  'hero_subtitle',
  'process_title',
  'process_subtitle',
  'form_title',
  'form_intro',
  'process_steps',
];

const known = new WeakMap<Database, string[]>();

function pageKeys(database: Database): string[] {
  const seen = known.get(database);
  if (seen) return seen;
  const keys = [...new Set([...CORE_KEYS, ...database.all('articles').flatMap(page => Object.keys(page.meta))])];
  known.set(database, keys);
  return keys;
}
