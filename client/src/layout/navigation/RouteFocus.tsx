import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainClick } from '../../lib/followLinks.ts';
import { readOnFrom } from '../../lib/keepFocus.ts';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useLeftBy } from './useLeftBy.ts';

/** Where reading goes on after navigation: the place the address names, else the heading, else the screen. */
function landing(hash: string): HTMLElement | null {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
}

/** Whether a link of the screen was followed to its top just now, as those of a pager are. Asked once, then forgotten. */
function useTurned(): () => boolean {
  const turned = useRef(false);
  useEffect(() => {
    const note = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && isPlainClick(event) ? target.closest('main a[href]') : null;
      turned.current = link !== null && link.closest('[data-keep-scroll]') === null;
    };
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, []);
  return useCallback(() => {
    const was = turned.current;
    turned.current = false;
    return was;
  }, []);
}

/**
 * After navigation moves focus into the new screen and says its title, as a page load would; on return, to the link by
 * which the screen was left. Another page of the same list is a new screen, too; what a filter leaves of it is not.
 */
export function RouteFocus() {
  const { pathname, search, hash, key } = useLocation();
  const leftBy = useLeftBy(key);
  const hasTurned = useTurned();
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.search === search) return;
    shown.current = { pathname, search };
    if (!hasTurned() && before.pathname === pathname) return;
    readOnFrom(leftBy() ?? landing(hash));
    setTitle(document.title);
  }, [pathname, search, hash, leftBy, hasTurned]);
  return (
    <p css={visuallyHidden} aria-live="polite">
      {title}
    </p>
  );
}
