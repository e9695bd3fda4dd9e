import type { Links } from './links.ts';
import { listOf } from './params.ts';

type Row = Record<string, unknown> & { _links?: Links };

/** Adds `_embedded`: per embeddable link what stands behind it. `wanted` is the value of `_embed`, a list of rels. */
export function embed(body: unknown, wanted: unknown, follow: (href: string) => unknown): unknown {
  const rels = new Set(listOf(wanted).map(String));
  const all = rels.size === 0 || rels.has('1') || rels.has('true');
  const seen = new Map<string, unknown>();
  const once = (href: string) => {
    if (!seen.has(href)) seen.set(href, follow(href));
    return seen.get(href);
  };
  const one = (row: Row) => embedRow(row, rel => all || rels.has(rel), once);
  return Array.isArray(body) ? body.map(one) : one(body as Row);
}

function embedRow(row: Row, wanted: (rel: string) => boolean, follow: (href: string) => unknown): Row {
  const embedded: Record<string, unknown[]> = {};
  for (const [rel, links] of Object.entries(row._links ?? {})) {
    if (!wanted(rel)) continue;
    // a link that is not to be embedded keeps its place, empty
    const found = links.map(link => (link.embeddable ? follow(link.href) : []));
    if (found.some(part => !Array.isArray(part) || part.length > 0)) embedded[rel] = found;
  }
  return Object.keys(embedded).length > 0 ? { ...row, _embedded: embedded } : row;
}
