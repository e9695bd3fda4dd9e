import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The query of the page's address. Unlike the router's own hook it changes with the address alone, not while a walk is under way. */
export function usePageQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
