import { whenIdle } from './later/whenIdle.ts';

/** Reads a linked stylesheet when nothing else is to be done; what it answers keeps that at once when the link is about to go. */
export function keepStylesheet(link: HTMLLinkElement): () => void {
  let kept: CSSStyleSheet | undefined;
  const read = () => {
    if (kept || !link.sheet || !document.adoptedStyleSheets) return;
    kept = new CSSStyleSheet();
    kept.replaceSync(Array.from(link.sheet.cssRules, ({ cssText }) => cssText).join(''));
  };
  whenIdle(read);
  return () => {
    read();
    if (kept) document.adoptedStyleSheets.push(kept);
    // It has not come, or the browser takes none from a script: it is asked for again, which the browser remembers.
    else document.head.append(link.cloneNode());
  };
}
