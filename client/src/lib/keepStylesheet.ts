import { whenIdle } from './later/whenIdle.ts';

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

const rulesOf = ({ cssRules }: CSSStyleSheet): string => Array.from(cssRules, ({ cssText }) => cssText).join('');

/**
 * Reads a linked stylesheet once nothing else is to be done, out of what the browser has of it; what it answers keeps that
 * at once when the link is about to go.
 */
export function keepStylesheet(link: HTMLLinkElement): () => void {
  let read: CSSStyleSheet | undefined;
  const fetched = () => fetch(link.href).then(response => response.text());
  whenIdle(() =>
    fetched()
      .then(css => (read = sheetOf(css)))
      .catch(() => {}),
  );
  return () => {
    // Where it has not come, or a browser takes none from a script, it is asked for again.
    if (!link.sheet || !document.adoptedStyleSheets) document.head.append(link.cloneNode());
    // Written down again it takes a phone 60 ms.
    else document.adoptedStyleSheets.push(read ?? sheetOf(rulesOf(link.sheet)));
  };
}
