import { ApolloLink, type FetchResult, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router-dom';
import { createClient } from '../apollo/createClient.ts';
import { followLinks } from '../lib/followLinks.ts';
import type { ScreenModule } from '../routes.tsx';

interface RenderScreen {
  /** the route's path, e.g. /product/:slug */
  path: string;
  /** the address that is opened */
  url: string;
  screen: ScreenModule;
  /** the network: what the gateway answers to an operation */
  answer: (name: string, variables: Record<string, unknown>) => FetchResult | Error;
}

/** Opens a screen as the browser does: its loader, its links and forms, and the gateway only at the network's edge. */
export async function renderScreen({ path, url, screen: { Screen, load, shouldRevalidate }, answer }: RenderScreen) {
  const asked: { name: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(operation => {
    const { operationName, variables } = operation;
    asked.push({ name: operationName ?? '', variables });
    const result = answer(operationName ?? '', variables);
    return new Observable(observer => {
      if (result instanceof Error) return observer.error(result);
      observer.next(result);
      observer.complete();
    });
  });
  const client = createClient(link);
  const route = {
    path,
    Component: Screen,
    HydrateFallback: () => null,
    ...(load ? { loader: (args: LoaderFunctionArgs) => load(client, args) } : {}),
    ...(shouldRevalidate ? { shouldRevalidate } : {}),
  };
  const router = createMemoryRouter(
    [route, { path: '*', Component: () => <p>Elsewhere</p>, HydrateFallback: () => null }],
    {
      initialEntries: [url],
    },
  );
  const page = document.body.appendChild(document.createElement('div'));
  followLinks(page as unknown as Window, (to, options) => void router.navigate(to, options));
  const view = render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
    { container: page.appendChild(document.createElement('div')) },
  );
  return {
    ...view,
    asked,
    /** the address that is shown now */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
