import { isPlainClick } from '../lib/followLinks.ts';
import { offlineTexts } from './texts.ts';

/** The line above the page that says how the network is; empty while there is nothing to say. */
function takeLine(): (words: string) => void {
  // It comes with the page: put in before all else, it would have every part styled anew.
  const line = document.querySelector<HTMLElement>('body > [role=status]');
  if (line) line.dataset.line = '';
  return words => {
    if (line) line.textContent = words;
  };
}

/** Says that the page is shown as it was, where it is; the service worker wrote it there. */
export const keptLine = (): Element | null => document.querySelector('body > aside[data-line]');

/** Where a click leads to on this site, away from this page; null for all others. */
function leadsTo(link: HTMLAnchorElement): URL | null {
  const url = new URL(link.href, document.baseURI);
  const elsewhere = url.origin !== location.origin || !['', '_self'].includes(link.target);
  const here = url.hash !== '' && url.href.replace(url.hash, '') === location.href.replace(location.hash, '');
  return elsewhere || here || link.hasAttribute('download') ? null : url;
}

/** Whether the browser remembers a page; it is asked where the service worker puts them. */
const isKept = async (url: URL): Promise<boolean> => {
  const address = url.href.replace(/#.*/, '');
  return typeof caches === 'object' && (await (await caches.open('pages')).match(address)) !== undefined;
};

/**
 * Keeps the page while there is no network, and says so: a link leads to what was visited before, a form that only asks
 * waits, and one that nobody else sends is not sent.
 */
export function watchLine(root: Window): void {
  const say = takeLine();
  let entered = false;
  root.addEventListener('input', () => (entered = true), true);
  const away = () => say(offlineTexts.offline);
  root.addEventListener('offline', away);
  root.addEventListener('online', () => {
    say(offlineTexts.online);
    const line = keptLine();
    if (!line) return;
    // It stays open as long as something is entered in it, and old, which its second sentence says.
    if (entered) line.textContent = line.textContent.replace(/^.*?\. /, '');
    else location.reload();
  });
  root.addEventListener('notloaded', () => say(offlineTexts.notLoaded));
  // Not before the press is over: what stands below moves up, and would slip from under it.
  root.addEventListener('click', () => navigator.onLine && say(''), true);
  const lead = async (url: URL) => {
    if (await isKept(url).catch(() => false)) location.assign(url);
    else say(offlineTexts.notKept);
  };
  root.addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const target = link && !navigator.onLine && isPlainClick(event) ? leadsTo(link) : null;
      if (!target) return;
      event.preventDefault();
      void lead(target);
    },
    true,
  );
  const hold = (words: string) => (event: SubmitEvent) => {
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    say(words);
  };
  const asks = ({ target, submitter }: SubmitEvent) =>
    (submitter?.getAttribute('formmethod') ?? (target as HTMLFormElement).getAttribute('method') ?? 'get') === 'get';
  root.addEventListener('submit', event => asks(event) && hold(offlineTexts.notKept)(event), true);
  // What the client sends it has taken by now: it says itself what became of it, and sends it again but once.
  root.addEventListener('submit', hold(offlineTexts.notSent));
  if (!navigator.onLine && !document.querySelector('[data-line]:not(:empty)')) away();
}
