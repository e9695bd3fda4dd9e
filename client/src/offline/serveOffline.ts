const ADDRESS = '/service-worker.js';

/** Whether the site lets browsers remember what was visited. */
const isOn = (): boolean => document.querySelector('meta[name=offline]') !== null;

/** The page, and what it was made of so far. */
const visited = (): string[] => [
  location.href.replace(/#.*/, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

/** Has the service worker remember what is visited; where the site has switched it off, removes it and all that it has. */
export async function serveOffline(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  if (!isOn()) {
    for (const left of await workers.getRegistrations()) await left.unregister();
    // The worker of this page goes with it, and may remember more until then: the next page forgets that.
    for (const name of await caches.keys()) await caches.delete(name);
    return;
  }
  const isNew = !workers.controller;
  await workers.register(ADDRESS);
  const { active } = await workers.ready;
  if (isNew) active?.postMessage(visited());
}
