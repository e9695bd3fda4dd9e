import { type DataRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { createLookAgain } from './data/lookAgain.ts';
import type { PageMemory } from './data/pageMemory.ts';
import type { EarlyScreen } from './earlyLoads.ts';
import { linkTarget } from './lib/followLinks.ts';
import { mayFetchAhead, watchIntent } from './lib/later/fetchAhead.ts';
import { whenIdle } from './lib/later/whenIdle.ts';
import { watchVideos } from './lib/watchVideos.ts';
import { keptLine, watchLine } from './offline/watchLine.ts';
import type { ScreenHandle } from './screen.ts';

/** Screens whose code is fetched before anybody is about to ask for them. */
const MOST_SCREENS = 2;

export interface Moves {
  router: DataRouter;
  routes: RouteObject[];
  memory: PageMemory;
  /** empty until now */
  early: Record<string, EarlyScreen>;
}

/** Has what the next page needs before it is asked for, and shows at once what the browser still knows. */
export function prepareMoves({ router, routes, memory, early }: Moves): void {
  watchLine(window);
  watchVideos(window);
  const matchOf = (url: URL) => {
    const match = matchRoutes(routes, url)?.at(-1);
    return match && { params: match.params, handle: match.route.handle as ScreenHandle | undefined };
  };
  const ahead = (url: URL) => {
    const { params = {}, handle } = matchOf(url) ?? {};
    return handle?.fetchAhead?.({ request: new Request(url), params } as Parameters<typeof handle.fetchAhead>[0]);
  };
  watchIntent(window, url => {
    const isHere = url.pathname + url.search === here();
    if (!isHere) void ahead(url);
  });
  const fetchCode = () => {
    if (!mayFetchAhead()) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isInView);
    const kinds = new Map(links.flatMap(link => linkTarget(link) ?? []).map(url => [kindOf(url), url]));
    const gets = [...kinds.values()].flatMap(url => matchOf(url)?.handle?.getCode ?? []);
    for (const get of [...new Set(gets)].slice(0, MOST_SCREENS)) whenIdle(() => get().catch(() => {}));
  };
  const renew = async (old: string) => {
    const changed = await memory.renew(old).catch(() => false);
    if (changed && here() === old) await router.revalidate();
  };
  const lookAgain = createLookAgain({ router, here, isKnown: memory.has, read: () => ahead(new URL(location.href)) });
  let path: string | null = null;
  const settle = () => {
    if (router.state.navigation.state !== 'idle') return;
    const old = memory.arrived();
    if (old) void renew(old);
    lookAgain();
    if (path !== location.pathname) whenIdle(fetchCode);
    if (path && path !== location.pathname) keptLine()?.remove();
    path = location.pathname;
  };
  router.subscribe(settle);
  settle();
  import('./earlyLoads.ts').then(({ earlyScreens }) => Object.assign(early, earlyScreens)).catch(() => {});
}

/** What lies below one path has one screen: to look each of its links up takes a phone long. */
const kindOf = ({ pathname }: URL): string => /^\/[^/]+\/(?=.)/.exec(pathname)?.[0] ?? pathname;

const here = () => location.pathname + location.search;

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
