import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageQuery } from '../../data/usePageQuery.ts';

/** A bank answers within two minutes. */
const WAIT_MS = 120_000;

/**
 * Whether the buyer has just come back from paying: our plugin says so in the address. After a while the address is the
 * order's own again, so that neither a reload nor a link of it keeps from paying for ever.
 * @param path the order's own address
 */
export function useReturned(path: string): boolean {
  const returned = usePageQuery().has('returned');
  const navigate = useNavigate();
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => void navigate(path, { replace: true, preventScrollReset: true }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [returned, path, navigate]);
  return returned;
}
