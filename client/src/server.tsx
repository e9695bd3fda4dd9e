import { once } from 'node:events';
import type { EmotionCache } from '@emotion/cache';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Summary } from '../../rules/summary.ts';
import { App } from './App.tsx';
import { createAsk, type Fetch } from './data/ask.ts';
import { leanData } from './data/leanData.ts';
import { lean as leanLayout } from './layout/servedMenus.ts';
import { createRoutes } from './routes.tsx';
import type { PageContext, Refused, ScreenHandle } from './screen.ts';
import { SummaryContext } from './seo/summary.ts';
import type { LayoutOutcome } from './site/useSite.ts';
import { GlobalStyles } from './theme/GlobalStyles.tsx';
import { createStyleCache } from './theme/styleCache.ts';

export interface RenderOptions {
  /** the page's address, and for a posted form its body */
  request: Request;
  /** the gateway's own */
  fetch: Fetch;
  /** what the page at /404 is to say in place of its own words */
  refused?: Refused;
}

/** A page in parts: the server puts styles, preloads and data where they belong. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      /** its styles, those of the document apart from those of classes and movements, which have names */
      styles: { global: string; named: [name: string, text: string][] };
      /** what the page says of itself, for the head */
      summary: Summary | null;
      routerState: unknown;
      /** source files of the matched screens, for preloading their chunks */
      modules: string[];
      /** what a loader, an action or a screen's file threw */
      faults: unknown[];
    };

/** The same for all requests: each brings who asks for it. */
const handler = createStaticHandler(createRoutes(({ context }) => context!.ask));

/** Renders one page with its data. A Response from a loader or action is a redirect. */
export async function render({ request, fetch, refused }: RenderOptions): Promise<Rendered> {
  const ask = createAsk(new URL('/graphql', request.url).href, fetch);
  const context = await handler.query(request, {
    requestContext: { ask, ...(refused ? { refused } : {}) } satisfies PageContext,
  });
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  const styles = createStyleCache();
  styles.compat = true;
  const summaries: Summary[] = [];
  const { prelude } = await prerenderToNodeStream(
    <SummaryContext value={summary => void summaries.push(summary)}>
      <App ask={ask} styles={styles} globalStyles={<GlobalStyles />}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </SummaryContext>,
    // Parts that come lazily stand in their place: moving them there would take scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await textOf(prelude);
  return {
    kind: 'page',
    status: context.statusCode,
    html,
    styles: stylesOf(styles, html),
    summary: summaries.at(-1) ?? null,
    routerState: await routerState(context),
    modules: context.matches.flatMap(match => (match.route.handle as ScreenHandle | undefined)?.module ?? []),
    faults: Object.values(context.errors ?? {}).filter(error => error instanceof Error),
  };
}

/** All that comes. Read as it is pushed: asked for piece by piece it takes longer than to draw some screens. */
async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const pieces: Buffer[] = [];
  stream.on('data', piece => pieces.push(piece));
  await once(stream, 'end');
  return Buffer.concat(pieces).toString();
}

/**
 * What Emotion drew, which the server has as text; the movements of a class have names of their own. Of classes that it
 * joined in one, the page wears that one alone.
 */
function stylesOf({ key, inserted, registered }: EmotionCache, html: string) {
  const worn = new Set(html.match(new RegExp(`\\b${key}-\\w+`, 'g')));
  const all = Object.entries(inserted).map(([name, style]): [string, string] => [name, String(style)]);
  const isNamed = ([name]: [string, string]) => name.startsWith('animation-') || `${key}-${name}` in registered;
  const isWorn = ([name]: [string, string]) => name.startsWith('animation-') || worn.has(`${key}-${name}`);
  const global = all.filter(one => !isNamed(one)).map(([, style]) => style);
  return { global: global.join(''), named: all.filter(one => isNamed(one) && isWorn(one)) };
}

/** What the browser needs of a route's data: nothing that the markup says, and of the names of types those that are read. */
async function leanRoute({ route }: StaticHandlerContext['matches'][number], data: unknown): Promise<unknown> {
  if (route.id === 'layout') return leanData(leanLayout(data as LayoutOutcome));
  const { lean } = (await (route.handle as ScreenHandle | undefined)?.getCode()) ?? {};
  // The checkout hands its data to Apollo, which wants every name.
  return route.id === '/checkout' ? data : leanData(lean ? lean(data as never) : data);
}

async function leanLoaderData({ matches, loaderData }: StaticHandlerContext): Promise<Record<string, unknown>> {
  const loaded = matches.filter(({ route }) => route.id in loaderData);
  const lean = loaded.map(async match => [match.route.id, await leanRoute(match, loaderData[match.route.id])] as const);
  return Object.fromEntries(await Promise.all(lean));
}

/** The router's data as JSON; errors are written so that the browser's router knows them again. */
async function routerState(context: StaticHandlerContext) {
  const { actionData, errors } = context;
  const plain = Object.entries(errors ?? {}).map(([id, error]) => [
    id,
    error && typeof error === 'object' && 'status' in error
      ? { ...error, __type: 'RouteErrorResponse' }
      : { message: 'Something went wrong.', __type: 'Error' },
  ]);
  return {
    loaderData: await leanLoaderData(context),
    actionData,
    errors: plain.length ? Object.fromEntries(plain) : null,
  };
}
