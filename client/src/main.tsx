import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { createAsk } from './data/ask.ts';
import { Hydrated } from './Hydrated.tsx';
import { followLinks } from './lib/followLinks.ts';
import { createRoutes } from './routes.tsx';
import { createStyleCache } from './theme/styleCache.ts';

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

async function start(): Promise<void> {
  const styles = createStyleCache();
  const ask = createAsk('/graphql');
  const routes = createRoutes(ask);
  // The screen that the server rendered must be at hand before the first render, or React would throw its markup away.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  const router = createBrowserRouter(routes, { hydrationData: readJson('router-state') });
  followLinks(window, (to, options) => void router.navigate(to, options));
  hydrateRoot(
    document,
    <App ask={ask} styles={styles}>
      <RouterProvider router={router} />
      <Hydrated />
    </App>,
  );
}

void start();
