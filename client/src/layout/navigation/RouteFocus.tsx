import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useLeftBy } from './useLeftBy.ts';

/** Where reading goes on after navigation: the place the address names, else the heading, else the screen. */
function landing(hash: string): HTMLElement | null {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
}

/**
 * After navigation moves focus into the new screen and says its title, as a page load would; on return, to the link by
 * which the screen was left.
 */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation();
  const leftBy = useLeftBy(key);
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = leftBy() ?? landing(hash);
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, hash, leftBy]);
  return (
    <p css={visuallyHidden} aria-live="polite">
      {title}
    </p>
  );
}
