import type { Logger } from 'pino';
import { screenAt, sharedScreenAt } from '../../../rules/screenAt.ts';
import { cachedResponse } from '../../cache/cachedResponse.ts';
import { movedTo } from '../../catalogue/read/moved.ts';
import type { Gateway } from '../../graphql/gateway.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { CdnHeadersOf } from '../../invalidation/cdn/cdnHeaders.ts';
import { authorPlace } from '../../resolvers/route/authorPlace.ts';
import { placeOfFile } from '../../resolvers/route/filePage.ts';
import { ownersRedirect } from '../../resolvers/route/ownersRedirect.ts';
import { FORM_BODY_BYTES, readBody } from '../middleware/body.ts';
import { type createOrigins, isAskedFromHere } from '../middleware/origins.ts';
import type { Rates } from '../middleware/rates.ts';
import { withoutUnknownFilters } from '../pages/pageAddress.ts';
import type { Page, Pages } from '../pages/pages.ts';
import { sendCached } from '../respond.ts';
import type { Call } from './call.ts';
import { cacheControl } from './keptPage.ts';
import { MOST_FIELDS } from './uploads/readFiles.ts';
import { storedForm, TAKES_FILES } from './uploads/storedForm.ts';

export interface PageRouteOptions {
  gateway: Gateway;
  pages: Pages;
  origins: ReturnType<typeof createOrigins>;
  rates: Rates;
  log: Logger;
  /** of what a CDN may keep */
  cdnHeaders: CdnHeadersOf;
}

/** A page that must be made takes so much of a visitor's allowance as this many that are cached. */
const MADE_WEIGHS = 10;
/** As a screen says it whose query was not answered. */
const FAILED = 503;
const NOT_KEPT = { 'cache-control': 'no-store' };
/** What moved for good may move back: whoever had kept the old way would be led in a circle. */
const ASKED_AGAIN = { 'cache-control': cacheControl(true, 301) };

/** Whatever is no other route's is a page, a redirect to one, or a form that was posted to one. */
export function createPageRoute({ gateway, pages, origins, rates, log, cdnHeaders }: PageRouteOptions) {
  const { config, catalogue, commerce } = gateway.services;

  /** What is neither a screen nor in the index; until that is there, nothing is known to be unknown. */
  const isKnownAddress = (path: string) =>
    !sharedScreenAt(path)?.indexed || !catalogue.ready || catalogue.resolve(path) !== null;

  /** Where WordPress's own address of a thing by its number leads: the page at / may be kept, and is not meant. */
  async function numberedTo({ request, url, requestContext: { scope } }: Call): Promise<string | null> {
    if (url.pathname !== '/') return null;
    const id = /^[1-9]\d{0,9}$/.exec(url.searchParams.get('attachment_id') ?? '')?.[0];
    if (!id) return movedTo(url, catalogue) ?? authorPlace(url, gateway.services, scope);
    await rates.take('page', request, { weight: MADE_WEIGHS - 1 });
    await rates.check('miss', request);
    const [media] = await gateway.services.content.media.byIds(scope, [Number(id)], 'full').catch(() => []);
    if (!media) rates.found('miss', request);
    return media ? placeOfFile(media, gateway.services) : null;
  }

  async function read(call: Call): Promise<void> {
    const { request, url, requestContext } = call;
    await rates.take('page', request);
    checkAudience(call);
    // For now alone: what no product has today may be an attribute tomorrow.
    const narrower = withoutUnknownFilters(url, catalogue.products.hasAttribute);
    if (narrower) return lead(call, 302, narrower);
    const numbered = url.search ? await numberedTo(call) : null;
    if (numbered) return lead(call, 301, numbered);
    const owners = ownersRedirect(url, gateway.services);
    if (owners) return lead(call, owners.status, owners.to);
    const found = pages.find({ target: request.url ?? '', url }, requestContext);
    if (found) return send(call, { cachedResponse: found, shared: true });
    const moved = movedTo(url, catalogue);
    if (moved) return lead(call, 301, moved);
    await rates.take('page', request, { weight: MADE_WEIGHS - 1 });
    if (!isKnownAddress(url.pathname)) await rates.check('miss', request);
    await render(call, new Request(url));
  }

  async function post(call: Call): Promise<void> {
    const { request } = call;
    origins.checkForm(request);
    await rates.take('post', request);
    checkAudience(call);
    await render(call, await postedForm(call));
  }

  /** The form as the screens read it: files are stored, and stand in it by their ids. */
  async function postedForm({ request, url, requestContext: { operator } }: Call): Promise<Request> {
    const type = request.headers['content-type'] ?? 'text/plain';
    if (!TAKES_FILES.test(url.pathname) || !type.startsWith('multipart/form-data')) {
      const body = await readBody(request, { limit: FORM_BODY_BYTES });
      if (type.startsWith('application/x-www-form-urlencoded') && hasMoreFields(body))
        throw new HttpRefusal(413, 'TOO_MANY_PARTS');
      return new Request(url, { method: 'POST', headers: { 'content-type': type }, body });
    }
    await rates.take('upload', request);
    const sender = {
      visitor: visitorOf(request, config.trustProxy),
      unlimited: operator || rates.isUnlimited(request),
    };
    const body = await storedForm(request, { artwork: gateway.services.artwork, sender, log });
    return new Request(url, { method: 'POST', body });
  }

  function checkAudience({ url, requestContext }: Call): void {
    const { row } = screenAt(url.pathname);
    const operatorAlone = 'operatorAlone' in row && row.operatorAlone;
    if (operatorAlone && config.public && !requestContext.operator) throw new HttpRefusal(404, 'NOT_FOUND');
  }

  async function render(call: Call, asked: Request): Promise<void> {
    const cartSession = commerce.sessions({ cookie: call.request.headers.cookie });
    const buyerSession = commerce.buyerSessions(call.request.headers.cookie);
    const page = await pages.get(asked, { ...call.requestContext, cartSession, buyerSession });
    // Of what was asked for too often, or wrongly, no service failed, as a page without it would say.
    if (page.cachedResponse.status === FAILED) {
      if (call.limited) throw call.limited;
      if (asked.method === 'POST' && call.requestContext.scope.mistaken)
        throw new HttpRefusal(400, 'BAD_REQUEST', { name: 'the form', kind: 'its page does' });
    }
    for (const [name, value] of [...cartSession.headers(), ...buyerSession.headers()])
      call.response.appendHeader(name, value);
    await send(call, page);
  }

  /** What the operator sees more of is asked of the site, whoever asks. */
  const cdnOf = ({ request, response, url }: Call, { shared, cachedResponse: page }: Page) =>
    shared &&
    request.method !== 'POST' &&
    !sharedScreenAt(url.pathname)?.moreForOperator &&
    !response.hasHeader('set-cookie')
      ? cdnHeaders(page)
      : null;

  async function send(call: Call, page: Page): Promise<void> {
    const { request, response } = call;
    const { status } = page.cachedResponse;
    if (status === 404) rates.found('miss', request);
    const headers = cdnOf(call, page) ?? { 'cache-control': cacheControl(page.shared, status) };
    // Beside what is a visitor's own, words that a page of another site had put there would be known by the length.
    const encoding = page.shared || isAskedFromHere(request) ? undefined : 'identity';
    await sendCached(request, response, page.cachedResponse, headers, encoding);
  }

  return { read, post };
}

/** To read a hundred thousand of them takes half a second; what the longest form has beside its files is fewer. */
function hasMoreFields(body: string): boolean {
  let fields = 0;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) if (++fields >= MOST_FIELDS) return true;
  return false;
}

const lead = ({ request, response }: Call, status: 301 | 302, to: string): Promise<void> =>
  sendCached(request, response, redirect(status, to), status === 301 ? ASKED_AGAIN : NOT_KEPT);

/** A slug may be kept in letters that no header holds. */
const redirect = (status: 301 | 302, to: string) =>
  cachedResponse(status, { location: to.replace(/[^\0-\x7f]+/g, encodeURIComponent) }, Buffer.alloc(0));
