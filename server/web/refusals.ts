import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { fillText } from '../../rules/fillText.ts';
import { failureTexts } from '../../rules/texts/failure.ts';
import { notFoundTexts } from '../../rules/texts/notFound.ts';
import { Scope } from '../cache/scope.ts';
import type { Config } from '../config.ts';
import { HttpRefusal } from '../http/refusal.ts';
import type { Pages } from './pages/pages.ts';
import { sendRefusal, sendText } from './respond.ts';

export interface RefusalsOptions {
  config: Pick<Config, 'publicUrl' | 'upstreamTimeoutMs'>;
  pages: Pages;
  log: Logger;
}

/** Answers a request that failed or was refused: a person in a browser with a page, a program with a code. */
export function createRefusals({ config, pages, log }: RefusalsOptions) {
  /** On a host that is not its own the site cannot be shown: its pictures and links would be refused too. */
  const pageOf = async (refusal: HttpRefusal, requestId: string, path?: string) => {
    const bare = { html: bareHtml(refusal, requestId, config.publicUrl), headers: {} };
    if (refusal.code === 'UNKNOWN_HOST') return bare;
    return pages.refused(refusal, new Scope(requestId, config.upstreamTimeoutMs), path).catch(err => {
      log.error({ requestId, err }, 'A page failed');
      return bare;
    });
  };

  return async (request: IncomingMessage, response: ServerResponse, error: unknown, requestId: string) => {
    if (response.destroyed) return;
    if (!(error instanceof HttpRefusal)) log.error({ requestId, err: error }, 'A request failed');
    const refusal = error instanceof HttpRefusal ? error : new HttpRefusal(500, 'INTERNAL_SERVER_ERROR');
    const vary = { vary: 'Accept' };
    if (!request.headers.accept?.includes('text/html')) return sendRefusal(request, response, refusal, requestId, vary);
    const { html, headers } = await pageOf(refusal, requestId, request.url === '/operator' ? '/operator' : undefined);
    const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...vary };
    sendText(request, response, html, { ...own, ...headers, ...refusal.headers }, refusal.status);
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const bareHtml = ({ message }: HttpRefusal, requestId: string, home: string): string =>
  [
    '<!DOCTYPE html><html lang="en-ZA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escaped(message)}</title></head><body><h1>${escaped(message)}</h1>`,
    `<p><a href="${home}/">${notFoundTexts.home}</a></p>`,
    `<p>${fillText(failureTexts.requestId, { id: requestId })}</p></body></html>`,
  ].join('');
