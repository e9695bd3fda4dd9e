import type { ServerResponse } from 'node:http';

/** What a page of the checkout answers: HTML, or the way to another page. */
export type Page = { html: string; status?: number } | { location: string; cookies?: string[] };

const STYLE = `body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1.25rem;color:#1b1a17;background:#faf8f3}
h1{font-size:1.5rem}a,button{display:inline-block;font:inherit;font-weight:600;padding:.6rem 1.1rem;margin:0 .5rem .6rem 0;
border:2px solid #1b1a17;background:#fff;color:inherit;text-decoration:none;cursor:pointer}
button[value=pay]{background:#1b1a17;color:#fff}:focus-visible{outline:3px solid #b03a00;outline-offset:2px}`;

/** A page in the shop's own looks. @param body is HTML */
export const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>` +
  `<body><main><h1>${title}</h1>${body}</main></body></html>`;

export function sendPage(response: ServerResponse, answer: Page) {
  const type = { 'Content-Type': 'text/html; charset=UTF-8' };
  if ('location' in answer)
    return response.writeHead(302, { ...type, Location: answer.location, 'Set-Cookie': answer.cookies ?? [] }).end();
  return response.writeHead(answer.status ?? 200, type).end(answer.html);
}
