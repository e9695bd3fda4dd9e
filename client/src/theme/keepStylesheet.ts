/** Keeps what a linked stylesheet says, at once, when its link is about to go. */
export function keepStylesheet(link: HTMLLinkElement): void {
  if (link.sheet && document.adoptedStyleSheets) {
    const kept = new CSSStyleSheet();
    kept.replaceSync(Array.from(link.sheet.cssRules, ({ cssText }) => cssText).join(''));
    document.adoptedStyleSheets.push(kept);
    return;
  }
  // It has not come, or the browser takes none from a script: it is asked for again, which the browser remembers.
  document.head.append(link.cloneNode());
}
