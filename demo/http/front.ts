import type { ServerResponse } from 'node:http';
import type { Rest } from '../rest/rest.ts';
import { escapeName } from '../rest/text.ts';

/** WordPress's own addresses. Nobody should need them, but the front page says where the REST API is. */
export function showFront({ pathname }: URL, response: ServerResponse, rest: Rest) {
  const [status, title] = pathname === '/' ? [200, escapeName(rest.database.site.name)] : [404, 'Page not found'];
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=UTF-8',
    Link: `<${rest.url('/')}>; rel="https://api.w.org/"`,
  });
  response.end(
    `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  );
}
