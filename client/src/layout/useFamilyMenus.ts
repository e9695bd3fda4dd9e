import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { MegaColumn_MenuFragment } from '../gql/graphql.ts';
import { type Family, families } from './families.ts';
import { type LayoutOutcome, loadLayout } from './loadLayout.ts';
import { useLayoutData } from './useSite.ts';

export interface FamilyMenu {
  family: Family;
  /** empty where the family has no menu */
  items: MegaColumn_MenuFragment['items'];
  imageUrl: string | null;
  state: 'ready' | 'loading' | 'failed';
}

/** The menus of the four families; `retry` asks again for those that failed. */
export function useFamilyMenus(): { menus: FamilyMenu[]; retry: () => void } {
  const client = useApolloClient();
  const layout = useLayoutData();
  const loaded = useRouteLoaderData('layout') as LayoutOutcome | undefined;
  const [failed, setFailed] = useState(loaded?.failed ?? []);
  const [loading, setLoading] = useState(false);
  const menus = families.map(family => {
    const broken = failed.includes(family.slug) || failed.includes('all');
    return {
      family,
      items: layout?.[family.slug]?.items ?? [],
      imageUrl: layout?.families?.find(({ slug }) => slug === family.slug)?.image?.url ?? null,
      state: broken ? (loading ? ('loading' as const) : ('failed' as const)) : ('ready' as const),
    };
  });
  const retry = async () => {
    if (loading || menus.every(menu => menu.state === 'ready')) return;
    setLoading(true);
    setFailed((await loadLayout(client)).failed);
    setLoading(false);
  };
  return { menus, retry: () => void retry() };
}
