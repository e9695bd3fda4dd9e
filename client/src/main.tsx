import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { createAsk } from './data/ask.ts';
import { PageMemory } from './data/pageMemory.ts';
import { Hydrated } from './Hydrated.tsx';
import { followLinks } from './lib/followLinks.ts';
import { whenIdle } from './lib/whenIdle.ts';
import type { Moves } from './moves.ts';
import { createRoutes, pageKey } from './routes.tsx';
import { sentStyles } from './theme/sentStyles.ts';
import { createStyleCache } from './theme/styleCache.ts';

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** The data of a page stand at its end. */
const pageRead = (): Promise<unknown> =>
  new Promise(resolve => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

async function start(): Promise<void> {
  await pageRead();
  const styles = createStyleCache();
  for (const name of await sentStyles()) styles.inserted[name] = true;
  const ask = createAsk('/graphql');
  const memory = new PageMemory();
  const early: Moves['early'] = {};
  const routes = createRoutes(ask, memory, early);
  // The screen that the server rendered must be at hand before the first render, or React would throw its markup away.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  const hydrationData = readJson('router-state');
  const here = matchRoutes(routes, window.location)?.at(-1)?.route;
  if (here?.handle?.fetchAhead)
    memory.seed(pageKey(new URL(location.href)), hydrationData?.loaderData?.[here.id ?? '']);
  // Before the router's own listener: its loaders ask the memory.
  window.addEventListener('popstate', () => memory.returns());
  const router = createBrowserRouter(routes, { hydrationData });
  followLinks(window, (to, options) => {
    memory.arrived();
    void router.navigate(to, options);
  });
  hydrateRoot(
    document,
    <App ask={ask} styles={styles}>
      <RouterProvider router={router} />
      <Hydrated />
    </App>,
  );
  prepare({ router, routes, memory, early });
}

/** Nobody waits for it: without it a page is asked for when it is wanted. */
const prepare = (moves: Moves) =>
  whenIdle(() => {
    import('./moves.ts').then(({ prepareMoves }) => prepareMoves(moves)).catch(() => {});
    import('./late.ts')
      .then(({ measurePage, serveOffline }) => {
        measurePage();
        return serveOffline();
      })
      .catch(() => {});
  });

void start();
