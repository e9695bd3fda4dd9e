import { useCallback, useEffect, useRef } from 'react';

const linksOfScreen = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];

/**
 * Remembers for each entry of the history the link of the screen that was last used there; answers the same link of
 * the screen that is shown now, for whoever comes back to it. `key` is that of the entry.
 */
export function useLeftBy(key: string): () => HTMLAnchorElement | undefined {
  const used = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) used.current.set(key, link.getAttribute('href') ?? '');
    };
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, [key]);
  return useCallback(() => linksOfScreen().find(link => link.getAttribute('href') === used.current.get(key)), [key]);
}
