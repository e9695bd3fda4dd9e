import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { createAsk } from './data/ask.ts';
import { PageMemory } from './data/pageMemory.ts';
import { restore as restoreLayout } from './layout/servedMenus.ts';
import { followLinks } from './lib/followLinks.ts';
import { keepFocus } from './lib/keepFocus.ts';
import { whenIdle } from './lib/later/whenIdle.ts';
import type { Moves } from './moves.ts';
import { createRoutes, pageKey } from './routes.tsx';
import type { ScreenHandle } from './screen.ts';
import type { LayoutOutcome } from './site/useSite.ts';
import { sentStyles } from './theme/sentStyles.ts';
import { createStyleCache } from './theme/styleCache.ts';

const readJson = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** The data of a page stand at its end. Where that is read, whatever waited while this code was evaluated comes first. */
const pageRead = (): Promise<unknown> =>
  new Promise(resolve => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else setTimeout(resolve);
  });

/** Puts back among the data of layout and screen what their markup says. */
async function restoreData(here: RouteObject | undefined, loaderData: Record<string, unknown>): Promise<void> {
  if (loaderData.layout) loaderData.layout = restoreLayout(loaderData.layout as LayoutOutcome, document);
  const id = here?.id ?? '';
  const { restore } = (await (here?.handle as ScreenHandle | undefined)?.getCode()) ?? {};
  if (restore && id in loaderData) loaderData[id] = restore(loaderData[id] as never, document);
}

async function start(): Promise<void> {
  await pageRead();
  const styles = createStyleCache();
  for (const name of await sentStyles()) styles.inserted[name] = true;
  const ask = createAsk('/graphql');
  const memory = new PageMemory();
  const early: Moves['early'] = {};
  const routes = createRoutes(() => ask, memory, early);
  const matches = matchRoutes(routes, window.location) ?? [];
  // The screen that the server rendered must be at hand before the first render, or React would throw its markup away.
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  const hydrationData = readJson('router-state');
  const here = matches.at(-1)?.route;
  const data: Record<string, unknown> = hydrationData?.loaderData ?? {};
  await restoreData(here, data);
  // The starter loads another page just now, or will once it is told of Back: this one's data are not those of its address.
  const isOthers = (id: string) => id !== 'layout' && id !== here?.id;
  if (document.body.inert || Object.keys(data).some(isOthers)) return;
  if (here?.handle?.fetchAhead) memory.seed(pageKey(new URL(location.href)), data[here.id ?? '']);
  // Before the router's own listener: its loaders ask the memory.
  window.addEventListener('popstate', () => memory.returns());
  const router = createBrowserRouter(routes, { hydrationData });
  // A page that was led elsewhere would not fit what the server drew: until it is taken over, links lead on by themselves.
  document.addEventListener('hydrated', () =>
    followLinks(window, (to, options) => {
      memory.arrived();
      void router.navigate(to, options);
    }),
  );
  keepFocus(document);
  // In short turns: in one go it would hold a phone's thread for a quarter of a second.
  startTransition(() => {
    hydrateRoot(
      document,
      <App ask={ask} styles={styles}>
        <RouterProvider router={plainOnReturn(router)} />
      </App>,
    );
  });
  prepare({ router, routes, memory, early });
}

/** The same router, but that Back and Forward show at once what they lead to: a picture is carried over on the way there alone. */
const plainOnReturn = (router: DataRouter): DataRouter =>
  Object.create(router, {
    subscribe: {
      value: (show: Parameters<DataRouter['subscribe']>[0]) =>
        router.subscribe((state, how) =>
          show(state, state.historyAction === 'POP' ? { ...how, viewTransitionOpts: undefined } : how),
        ),
    },
  });

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

/** A client that could not begin is the error that most wants to be told. */
const tellOfFailure = () =>
  whenIdle(() => import('./late.ts').then(({ measurePage }) => measurePage()).catch(() => {}));

start().catch(error => {
  tellOfFailure();
  throw error;
});
