/** What a player may do; it is a page of somebody else's. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const ALLOWED = 'fullscreen; picture-in-picture; encrypted-media';

/** Puts the player in the place of a video's link, once it is clicked: until then nothing is asked of its host. */
export function playEmbed(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.title = link.textContent;
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = ALLOWED;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = link.dataset.embed ?? '';
  link.replaceWith(frame);
  frame.focus();
}
