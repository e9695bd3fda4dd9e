import type { ServerResponse } from 'node:http';
import type { Article, Product } from '../data/rows.ts';
import type { Rest } from '../rest/rest.ts';
import { escapeName } from '../rest/text.ts';
import { articlePath } from '../wire/content/article.ts';

/** WordPress's own addresses. Nobody should need them, but links point here: a small page, or the redirect of ?p=. */
export function showFront(url: URL, response: ServerResponse, rest: Rest) {
  const id = Number(url.searchParams.get('p') ?? url.searchParams.get('page_id') ?? 0);
  const path = decodeURIComponent(url.pathname).replace(/\/*$/, '/');
  const all = shown(rest);
  const target = id ? all.find(each => each.row.id === id) : undefined;
  if (target) return redirect(response, rest.home + target.path);
  const home = path === '/' && !id ? { row: { name: rest.database.site.name } } : undefined;
  const found = home ?? (id ? undefined : all.find(each => each.path === path));
  const title = found ? titleOf(found.row) : 'Page not found';
  response.writeHead(found ? 200 : 404, {
    'Content-Type': 'text/html; charset=UTF-8',
    Link: `<${rest.url('/')}>; rel="https://api.w.org/"`,
  });
  return response.end(
    `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  );
}

function shown(rest: Rest): { row: Article | Product; path: string }[] {
  const { database } = rest;
  const articles = database.all('articles').map(row => ({ row, path: articlePath(row, database) }));
  const products = database.all('products').map(row => ({ row, path: `/product/${row.slug}/` }));
  return [...articles, ...products].filter(({ row }) => row.status === 'publish');
}

const titleOf = (row: { title?: string; name?: string }) => escapeName(row.title ?? row.name ?? '');

function redirect(response: ServerResponse, location: string) {
  response.writeHead(301, { Location: location, 'Content-Type': 'text/html; charset=UTF-8' });
  return response.end();
}
