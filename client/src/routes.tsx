import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { loadLayout } from './layout/loadLayout.ts';
import { RouteError } from './layout/RouteError.tsx';

/** What a screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Reads the screen's query and sets the HTTP status. */
  load?: (client: ApolloClient, args: LoaderFunctionArgs) => unknown;
  /** Takes a form that was posted to the screen's address, with and without scripts. */
  act?: (client: ApolloClient, args: ActionFunctionArgs) => unknown;
}

/** The shape that stands in for a screen while its data is on the way. */
export type PendingShape = 'article' | 'cards' | 'form' | 'list';

export interface ScreenHandle {
  /** the screen's source file, by which its chunk is found in the manifest */
  module: string;
  pending: PendingShape;
}

interface ScreenOptions {
  path: string;
  name: string;
  pending: PendingShape;
  get: () => Promise<ScreenModule>;
}

/** The route table. `client` is the browser's, or on the server that of one request. */
export function createRoutes(client: ApolloClient): RouteObject[] {
  const screen = ({ path, name, pending, get }: ScreenOptions): RouteObject => ({
    id: path,
    path,
    handle: { module: `src/screens/${name}.tsx`, pending } satisfies ScreenHandle,
    lazy: async () => {
      const { Screen, load, act } = await get();
      return {
        Component: Screen,
        ...(load ? { loader: (args: LoaderFunctionArgs) => load(client, args) } : {}),
        ...(act ? { action: (args: ActionFunctionArgs) => act(client, args) } : {}),
      };
    },
  });
  const product = () => import('./screens/Product/ProductScreen.tsx');
  const notFound = () => import('./screens/NotFound/NotFoundScreen.tsx');
  return [
    {
      id: 'layout',
      path: '/',
      Component: Layout,
      ErrorBoundary: RouteError,
      loader: () => loadLayout(client),
      // The layout's own data does not change while someone walks about.
      shouldRevalidate: () => false,
      children: [
        { id: '/home', path: '/home', loader: () => redirect('/', 301) },
        screen({ path: '/product/:slug', name: 'Product/ProductScreen', pending: 'article', get: product }),
        screen({ path: '*', name: 'NotFound/NotFoundScreen', pending: 'article', get: notFound }),
      ],
    },
  ];
}
