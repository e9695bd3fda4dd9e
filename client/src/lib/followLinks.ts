/** What a click or a form would have the browser load from this site, or null where the browser is to do it itself. */
function ownTarget(element: HTMLAnchorElement): string | null {
  const url = new URL(element.href, document.baseURI);
  if (url.origin !== location.origin || element.target || element.hasAttribute('download')) return null;
  if (/\.[a-z0-9]{2,5}$/i.test(url.pathname) || /^\/(graphql|operator|_image|wp-content)\b/.test(url.pathname))
    return null;
  const here = url.pathname === location.pathname && url.search === location.search;
  return here && url.hash ? null : url.pathname + url.search + url.hash;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A GET form as the address it leads to; empty fields are left out. */
function formTarget(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const entries = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const query = new URLSearchParams(entries).toString();
  return new URL(form.action, document.baseURI).pathname + (query ? `?${query}` : '');
}

/**
 * Turns plain clicks on links to this site, an editor's links among them, and its GET forms into navigation without a
 * page load. Without scripts the same links and forms work by themselves.
 */
export function followLinks(root: Document, navigate: (to: string) => void): void {
  root.addEventListener('click', event => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.href || event.defaultPrevented || !isPlainClick(event)) return;
    const target = ownTarget(anchor);
    if (target === null) return;
    event.preventDefault();
    navigate(target);
  });
  root.addEventListener('submit', event => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
    event.preventDefault();
    navigate(formTarget(form, event.submitter));
  });
}
