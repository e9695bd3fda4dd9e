import { unkeptTexts as texts } from './texts.ts';

export interface KeptPage {
  address: string;
  /** as HTML */
  title: string;
}

// The colours of the theme: what this file imports the client must not share.
const style = `body{margin:0;background:#f4f5f0;color:#0b1828;font:16px/1.6 Archivo,sans-serif}
header{padding:12px 20px;background:#0b1828;border-bottom:5px solid #ff5a1f}
header a{display:block;max-width:32em;margin:auto;color:#fff;font-size:20px;font-weight:760;text-decoration:none}
main{max-width:40em;padding:40px 20px;margin:auto}
h1{font-size:clamp(34px,6vw,52px);line-height:1.04;font-stretch:110%;margin:0 0 16px}
a{color:inherit}li{margin:8px 0}
.go{display:inline-block;background:#ff5a1f;padding:14px 24px;border-radius:2px;font-weight:650;text-decoration:none}
:focus-visible{outline:2px solid #0b1828;outline-offset:2px}
header :focus-visible{outline-color:#fff}`;

const fontFace = (file: string): string =>
  `@font-face{font-family:Archivo;font-weight:400 900;font-stretch:100% 125%;src:url(${file})}`;

const escaped = (address: string): string => address.replace(/[&"<>]/g, sign => `&#${sign.charCodeAt(0)};`);

/**
 * What is shown in the place of a page that is not remembered: which ones are, and a way to try again.
 * @param site its name, as HTML
 */
export function offlinePage(
  site: string,
  address: string,
  kept: readonly KeptPage[],
  font: string | undefined,
): string {
  const links = kept.map(page => `<li><a href="${escaped(page.address)}">${page.title}</a>`).join('');
  const list = links ? `<h2>${texts.kept}</h2><ul>${links}</ul>` : `<p>${texts.none}</p>`;
  return `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${font ? fontFace(font) : ''}${style}</style>
<header><a href="/">${site}</a></header><main><h1>${texts.title}</h1><p>${texts.text}</p><p><a class="go" href="${escaped(address)}">${texts.retry}</a></p>${list}</main>`;
}
