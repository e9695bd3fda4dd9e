import { routeTable } from '../routeTable.ts';

interface NavigateOptions {
  /** the same address again makes no new entry in the history */
  replace: boolean;
  /** links and forms marked `data-keep-scroll` leave the page where it stands */
  preventScrollReset: boolean;
  /** the link's picture becomes the picture of the screen that it leads to */
  viewTransition: boolean;
}

export type Navigate = (to: string, options: NavigateOptions) => void;

/** The first part of the addresses of some screens. */
const partsOf = (isMeant: (row: (typeof routeTable)[keyof typeof routeTable]) => boolean): string =>
  Object.entries(routeTable)
    .flatMap(([path, row]) => (isMeant(row) ? [path.split('/')[1]] : []))
    .join('|');
const below = (parts: string): RegExp => new RegExp(`^/(${parts})(/|$)`);

/** What is walked to by loading the page. */
const OTHERS = below(
  `graphql|readyz|uploads|_image|wp-content|${partsOf(row => 'wholePage' in row && row.wholePage === true)}`,
);

/** What measures visits is left behind where a page is one visitor's own: its address may hold a key. */
const OWN = below(partsOf(({ audience }) => audience !== 'everyone'));
const isMeasured = (): boolean => document.querySelector('script[data-analytics]') !== null;

/** Files, the gateway's own addresses, and those that WordPress gives by number: the server knows where they lead. */
const noScreen = ({ pathname, search }: URL): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(pathname) ||
  OTHERS.test(pathname) ||
  (OWN.test(pathname) && isMeasured()) ||
  (pathname === '/' && /[?&](p|page_id)=\d/.test(search));

/**
 * What a click on a link would have the browser load from this site, or null where the browser is to do it itself, as it
 * does for links marked `data-whole`.
 */
export function linkTarget(link: HTMLAnchorElement): URL | null {
  const url = new URL(link.href, document.baseURI);
  const elsewhere = (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
  if (url.origin !== location.origin || elsewhere || 'whole' in link.dataset || noScreen(url)) return null;
  const here = url.pathname === location.pathname && url.search === location.search;
  return here && url.hash ? null : url;
}

/** A GET form as the address it leads to, empty fields left out; null where the browser is to send it. */
function formTarget(form: HTMLFormElement, submitter: HTMLElement | null): URL | null {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.pathname;
  const url = new URL(action, document.baseURI);
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
  if (method.toLowerCase() !== 'get' || url.origin !== location.origin || noScreen(url)) return null;
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  url.search = new URLSearchParams(entries).toString();
  return url;
}

export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Names the picture of a card for the transition to its screen, and no other; whether there is one to carry over. */
function carryPicture(from: HTMLElement): boolean {
  for (const named of document.querySelectorAll<HTMLElement>('[data-picture]')) named.style.viewTransitionName = 'none';
  const picture = from.closest('[data-card]')?.querySelector<HTMLElement>('[data-picture]');
  if (!picture || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return false;
  picture.style.viewTransitionName = 'picture';
  return true;
}

/**
 * Turns plain clicks on links to this site, an editor's links among them, and its GET forms into navigation without a
 * page load. Without scripts the same links and forms work by themselves. It listens on the window, behind every
 * handler of the page: what one of them has prevented is left alone.
 */
export function followLinks(root: Window, navigate: Navigate): void {
  const go = (url: URL, from: HTMLElement) => {
    const to = url.pathname + url.search + url.hash;
    const replace = to === location.pathname + location.search + location.hash;
    const preventScrollReset = from.closest('[data-keep-scroll]') !== null;
    navigate(to, { replace, preventScrollReset, viewTransition: !replace && carryPicture(from) });
  };
  root.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const target = linkTarget(link);
    if (!target) return;
    event.preventDefault();
    go(target, link);
  });
  root.addEventListener('submit', event => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const target = formTarget(form, event.submitter);
    if (!target) return;
    event.preventDefault();
    go(target, form);
  });
}
