import { isPlainClick } from './followLinks.ts';

/** What a player may do; it is a page of somebody else's. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const ALLOWED = 'fullscreen; picture-in-picture; encrypted-media';

/** Puts the player in the place of a video's link: until then nothing is asked of its host. */
function playEmbed(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.title = link.textContent;
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = ALLOWED;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = link.dataset.embed ?? '';
  link.replaceWith(frame);
  frame.focus();
}

/** A plain click on a video's link plays it where it stands, also where the server alone drew the words around it. */
export function watchVideos(root: Window): void {
  root.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-embed]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    playEmbed(link);
  });
}
