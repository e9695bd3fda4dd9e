import { useLayoutEffect, useRef } from 'react';
import { keepStylesheet } from './keepStylesheet.ts';

/** One object for all renders, for React writes a new one into the page. */
const untouched = { __html: '' };

/**
 * Stands where the first screenful of a screen ends. There the server links the stylesheet of the release, which the
 * parts below wait for; those above bring their styles with the page. Without it a page brings all its styles.
 */
export function Fold() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const link = place.current?.querySelector('link');
    // It outlives the screen that it came with: here, for in a page that stands it would have everything drawn anew.
    return link ? keepStylesheet(link) : undefined;
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in, and what stands there is the server's own
  return <div ref={place} hidden data-fold="" dangerouslySetInnerHTML={untouched} suppressHydrationWarning />;
}
