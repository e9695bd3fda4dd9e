import { useRevalidator } from 'react-router-dom';
import type { MegaColumn_MenuFragment } from '../gql/graphql.ts';
import { useLayoutOutcome } from '../site/useSite.ts';
import { type Family, families } from './families.ts';

export interface FamilyMenu {
  family: Family;
  /** empty where the family has no menu */
  items: MegaColumn_MenuFragment['items'];
  imageUrl: string | null;
  state: 'ready' | 'loading' | 'failed';
}

/** The menus of the four families. */
export function useFamilyMenus(): FamilyMenu[] {
  const { data = null, failed = [] } = useLayoutOutcome() ?? {};
  const { state } = useRevalidator();
  return families.map(family => {
    const broken = failed.includes(family.slug) || failed.includes('all');
    return {
      family,
      items: data?.[family.slug]?.items ?? [],
      imageUrl: data?.families?.find(({ slug }) => slug === family.slug)?.image?.url ?? null,
      state: broken ? (state === 'loading' ? ('loading' as const) : ('failed' as const)) : ('ready' as const),
    };
  });
}
