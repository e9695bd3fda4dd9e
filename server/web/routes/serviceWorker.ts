import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cachedResponse } from '../../cache/cachedResponse.ts';
import { clientDist } from '../../graphql/releases.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { sendCached } from '../respond.ts';
import type { Call } from './call.ts';

/** Takes the place of the worker that a browser has, forgets what that remembered, and removes itself. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', event =>
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.map(name => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** The service worker at its one address, or where it is switched off the one that removes it. */
export function createServiceWorker({ offlinePages }: { offlinePages: boolean }) {
  const built = path.join(clientDist, 'client/service-worker.js');
  const script = offlinePages ? existsSync(built) && readFileSync(built) : Buffer.from(REMOVAL);
  const worker = script && cachedResponse(200, HEADERS, script);
  return async ({ request, response }: Call): Promise<void> => {
    if (!worker) throw new HttpRefusal(404, 'NOT_FOUND');
    await sendCached(request, response, worker);
  };
}
