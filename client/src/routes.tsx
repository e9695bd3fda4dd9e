import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { plainPath } from '../../rules/plainPath.ts';
import type { WalkedRow } from '../../rules/screens.ts';
import { withCartForms } from './cart/postedForm.ts';
import { RefusedChange } from './cart/RefusedChange.tsx';
import type { Ask } from './data/ask.ts';
// Nearly every screen reads by them, so that they come once, with the entry.
import './data/load.ts';
import './data/usePageQuery.ts';
import { mayReload, OtherRelease } from './data/otherRelease.ts';
import type { PageMemory } from './data/pageMemory.ts';
import { LoadedScreen } from './data/useOutcome.ts';
import type { EarlyScreen } from './earlyLoads.ts';
import { Layout } from './layout/Layout.tsx';
import { loadLayout } from './layout/loadLayout.ts';
import { RouteError } from './layout/RouteError.tsx';
import { routeTable } from './routeTable.ts';
import type { PageContext, ScreenHandle, ScreenModule } from './screen.ts';
import { LoadedLayout } from './site/useSite.ts';

/** Every screen's file, by its name as the route table has it. */
const files = import.meta.glob<ScreenModule>('./screens/*/*Screen.tsx');

const unlessSent: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod !== 'POST' && defaultShouldRevalidate;

/** The layout's own data does not change while someone walks about. */
const whenAskedAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  !formMethod && currentUrl.href === nextUrl.href;

/** Another spelling of an address leads to the one that the site writes, as the server has it for whoever comes anew. */
function plainRedirect(request: Request): Response | null {
  const { pathname, search, hash } = new URL(request.url);
  const plain = plainPath(pathname);
  return plain === pathname ? null : redirect(plain + search + hash, 301);
}

/** The server that was asked for a screen's code may have another release. Without a line, it cannot be loaded anew. */
function missingCode(error: unknown): never {
  throw navigator.onLine && mayReload() ? new OtherRelease() : error;
}

const asPersonal = new WeakMap<Ask, Ask>();

/**
 * Asks as for a page of one visitor's own: by POST, and nothing on the way keeps the answer. A screen's action and loader
 * have the same one: what is remembered by it is that of one request.
 */
function personally(ask: Ask): Ask {
  const personal =
    asPersonal.get(ask) ??
    Object.assign<Ask, { personal: true }>(
      (operation, variables, options) => ask(operation, variables, { ...options, personal: true }),
      { personal: true },
    );
  asPersonal.set(ask, personal);
  return personal;
}

/** Who asks for a route's data: in the browser always the same, on the server the request that its page is made for. */
type AskOf = (args: Pick<LoaderFunctionArgs<PageContext | undefined>, 'context'>) => Ask;

/** An address as the memory has it. */
export const pageKey = ({ pathname, search }: URL): string => pathname + search;

interface ScreenOptions {
  askOf: AskOf;
  /** the browser's; the server of one request has none */
  memory: PageMemory | undefined;
  /** what is there of screens before their code is */
  early: Readonly<Record<string, EarlyScreen>>;
  path: string;
  row: WalkedRow;
}

function createScreen({ askOf, memory, early, path, row }: ScreenOptions): RouteObject {
  if ('leadsTo' in row) return { id: path, path, loader: () => redirect(row.leadsTo, 301) };
  const { audience, screen, pending } = row;
  const shared = audience === 'everyone';
  const asking: AskOf = args => (shared ? askOf(args) : personally(askOf(args)));
  const remembered = shared && !row.moreForOperator ? memory : undefined;
  const getCode = (name = screen) => (early[name]?.getCode ?? files[`./screens/${name}.tsx`]!)();
  const get = () => getCode().catch(missingCode);
  const read = (args: LoaderFunctionArgs) => async () => {
    const load = early[screen]?.load;
    // Whoever walks there asks for the code, too, and says what became of that.
    if (load) void getCode().catch(() => {});
    return (load ?? (await get()).load)?.(asking(args), args) ?? null;
  };
  const load = (args: LoaderFunctionArgs) =>
    remembered ? remembered.get(pageKey(new URL(args.request.url)), read(args)) : read(args)();
  const fetchAhead =
    remembered && ((args: LoaderFunctionArgs) => remembered.ahead(pageKey(new URL(args.request.url)), read(args)));
  return {
    id: path,
    path,
    handle: { module: `src/screens/${screen}.tsx`, pending, getCode, fetchAhead } satisfies ScreenHandle,
    loader: (args: LoaderFunctionArgs) => plainRedirect(args.request) ?? load(args),
    lazy: async () => {
      const { Screen, act, shouldRevalidate } = await get();
      return {
        element: (
          <LoadedScreen>
            <RefusedChange />
            <Screen getCode={getCode} />
          </LoadedScreen>
        ),
        // On a page of one's own with forms of its own nothing is put into the cart: those would take its answer for theirs.
        action: (args: ActionFunctionArgs) => (!shared && act ? act : withCartForms(act))(asking(args), args),
        shouldRevalidate: shouldRevalidate ?? unlessSent,
      };
    },
  };
}

/**
 * The routes of the table in rules/screens.ts; `early` is filled when there is time for it.
 */
export function createRoutes(
  askOf: AskOf,
  memory?: PageMemory,
  early: Readonly<Record<string, EarlyScreen>> = {},
): RouteObject[] {
  const routes = Object.entries(routeTable).map(([path, row]) => createScreen({ askOf, memory, early, path, row }));
  return [
    {
      id: 'layout',
      path: '/',
      element: (
        <LoadedLayout>
          <Layout screens={routes} />
        </LoadedLayout>
      ),
      errorElement: (
        <LoadedLayout>
          <RouteError />
        </LoadedLayout>
      ),
      loader: args => loadLayout(askOf(args)),
      shouldRevalidate: whenAskedAgain,
      // A screen that breaks leaves header and footer standing.
      children: [{ id: 'screens', ErrorBoundary: RouteError, children: routes }],
    },
  ];
}
