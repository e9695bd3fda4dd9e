/** Where it stands when somebody signed out here last: in each storage that has heeded what the gateway's cookie says. */
const SIGNED_OUT = 'signed-out';

/** Where somebody's details are kept, in this tab or this browser, and the copy of the cart that the gateway lets go of. */
const PERSONAL = /^(diri_(step|submission|checkout|order$|last_request|\w+_(artwork|draft))|pending-reviews|wc-cart)/;

/** Stands there instead in a tab whose page is about to be loaded anew. */
const LEFT = '-';

const lastTime = () => /signed-out=(\w+)/.exec(document.cookie)?.[1] ?? '';
const isHeeded = (kept: Storage) => !lastTime() || kept.getItem(SIGNED_OUT) === lastTime();

/** Whoever signs out leaves nothing of it to the next one at this computer: as a page begins, in whichever tab. */
export function forgetSignedOut(): void {
  const left = sessionStorage.getItem(SIGNED_OUT) === LEFT;
  for (const kept of [sessionStorage, localStorage]) {
    if (!left && isHeeded(kept)) continue;
    for (const name of Object.keys(kept)) if (PERSONAL.test(name)) kept.removeItem(name);
    kept.setItem(SIGNED_OUT, lastTime());
  }
}

/** Loads a page anew that stood open meanwhile: what it shows, and holds in its fields, is of whoever has signed out. */
export function leaveSignedOut(): void {
  if (isHeeded(sessionStorage)) return;
  // What it stores as it goes is forgotten too, though another tab has heeded it by then.
  sessionStorage.setItem(SIGNED_OUT, LEFT);
  location.replace(location.pathname + location.search);
}
