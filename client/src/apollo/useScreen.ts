import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import type { Outcome } from './load.ts';

/** What the route's loader found out: ready, missing or failed. */
export const useOutcome = <V>(): Outcome<V> => useLoaderData() as Outcome<V>;

/**
 * The screen's data, which the loader has put into the cache: read at once, on the server and in the browser. While
 * something that another query has replaced is read again, the screen keeps what it shows.
 */
export function useScreenQuery<T, V extends OperationVariables>(query: TypedDocumentNode<T, V>, variables: V): T {
  const { data, previousData } = useQuery<T, V>(query, { variables, errorPolicy: 'all' } as never);
  return (data ?? previousData) as T;
}
