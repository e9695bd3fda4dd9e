// What nobody waits for: fetched once the client is idle, in one file.
export { measurePage } from './measurePage.ts';
export { serveOffline } from './offline/serveOffline.ts';
