import { setFor } from '../../context/selection.ts';
import type { PageSet } from '../../upstreams/content/page.ts';

const CARD = new Set([
  '__typename',
  'id',
  'slug',
  'title',
  'path',
  'above',
  'url',
  'excerpt',
  'excerptText',
  'protected',
  'publishedAt',
  'modifiedAt',
]);

export const pageSetFor = (selected: ReadonlySet<string>): PageSet => setFor(selected, [['card', CARD]], 'full');
