import { whenIdle } from './later/whenIdle.ts';

/**
 * Reads a linked stylesheet once nothing else is to be done, out of what the browser has of it; what it answers keeps that
 * at once when the link is about to go.
 */
export function keepStylesheet(link: HTMLLinkElement): () => void {
  let kept: CSSStyleSheet | undefined;
  const read = async () => {
    const response = await fetch(link.href);
    if (response.ok) kept = await new CSSStyleSheet().replace(await response.text());
  };
  whenIdle(() => read().catch(() => {}));
  return () => {
    // Where it has not come, or a browser takes none from a script, it is asked for again.
    if (kept && document.adoptedStyleSheets) document.adoptedStyleSheets.push(kept);
    else document.head.append(link.cloneNode());
  };
}
