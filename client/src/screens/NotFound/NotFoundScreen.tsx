import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { NoSuchPlace } from '../../failure/NoSuchPlace.tsx';
import type { Refused } from '../../screen.ts';

/** The gateway renders this screen for a request that it refused, too. */
export function load(_ask: Ask, { context }: LoaderFunctionArgs<Refused | undefined>) {
  // Without a refusal the router hands over a context of its own.
  const refused = context && 'requestId' in context ? context : null;
  return data(refused, { status: refused?.status ?? 404 });
}

/** Where nothing is. */
export function Screen() {
  return <NoSuchPlace refused={useLoaderData<Refused | null>()} />;
}
