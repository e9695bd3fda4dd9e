import { css } from '@emotion/react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { NoSuchPlace } from '../../failure/NoSuchPlace.tsx';
import { SearchAnew } from '../../layout/search/SearchAnew.tsx';
import type { PageContext, Refused } from '../../screen.ts';
import { space } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';

/** The gateway renders this screen for a request that it refused, too. */
export function load(_ask: Ask, { context }: LoaderFunctionArgs<PageContext | undefined>) {
  const refused = context?.refused ?? null;
  return data(refused, { status: refused?.status ?? 404 });
}

const search = css({ paddingBottom: space.section });

/** Where nothing is, with the search; a refusal is not mended by searching. */
export function Screen() {
  const refused = useLoaderData<Refused | null>();
  if (refused) return <NoSuchPlace refused={refused} />;
  return (
    <>
      <NoSuchPlace withMore />
      <Wrap css={search}>
        <SearchAnew />
      </Wrap>
    </>
  );
}
