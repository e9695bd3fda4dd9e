import { useQuery } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { LayoutDocument } from '../gql/graphql.ts';

/** Header, screen, footer. */
export function Layout() {
  const { data } = useQuery(LayoutDocument, { fetchPolicy: 'cache-only' });
  return (
    <>
      <header>
        <a href="/">{data?.site.name}</a>
      </header>
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}
