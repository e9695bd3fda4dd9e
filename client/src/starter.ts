// The first script of every page, small and on its own: it fetches the client once the page has painted, or when its
// visitor begins to do something, and keeps what is done before the client has taken the page over. Links and forms that
// only ask lead on by themselves. A form that changes something waits for the client, and so does a button that needs
// it; what is entered into fields is entered again, so that the client hears of it. Errors are counted from here on: what
// tells of them (measurePage.ts) comes last; that the client itself did not come is told here.

import { forgetSignedOut, leaveSignedOut } from './lib/signedOut.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface HeldForm {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  patience: ReturnType<typeof setTimeout>;
}

/** A form that waits longer is sent as without scripts. */
const PATIENCE_MS = 2_000;
/** A picture that does not come must not keep the client away. */
const LATEST_START_MS = 5_000;
/** A page that is never idle must not either. */
const LONGEST_BUSY_MS = 2_000;
/** A form that was sent without the client leads to another page within this time, or may be sent again. */
const LEAVING_MS = 10_000;
const FIELDS = 'input, textarea, select';
const INTENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
const HEARD = ['click', 'input', 'change'];

const { entry = '', preloads = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
const entered = new Map<Field, string | boolean>();
/** Where its visitor writes on in a field: the client that takes it over puts the caret to its beginning. */
const carets = new Map<Field, number | null>();
const pressed: HTMLButtonElement[] = [];
let state: 'waiting' | 'loading' | 'failed' | 'ready' = 'waiting';
let held: HeldForm | null = null;
/** Whether a form is on its way without the client: nothing is sent beside it. */
let leaving = false;
let passing = false;

/** What is broken off because its visitor walks on (a transition between two pages) is no error, though nobody hears it. */
const countError = (event: Event) => {
  if ((event as PromiseRejectionEvent).reason?.name === 'AbortError') return event.preventDefault();
  window.errorsSoFar = (window.errorsSoFar ?? 0) + 1;
};

/** What the styles keep for pages without scripts holds from now on, and what they keep for others no longer. */
function showPlainly(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const { media, cssRules } = rule;
    media.mediaText = media.mediaText.replace('scripting: none', 'width').replace('scripting: enabled', 'width: 0');
    showPlainly(cssRules);
  }
}

function begin(priority: 'high' | 'low'): void {
  if (state !== 'waiting') return;
  state = 'loading';
  const others = preloads.split(' ').filter(Boolean);
  const links = [entry, ...others.map(name => `/assets/${name}.js`)].map(href =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: priority }),
  );
  // In one go: after each the browser would look again at what depends on what is in the page.
  document.head.append(...links);
  import(/* @vite-ignore */ entry).catch(() => {
    state = 'failed';
    sendPlainly();
    whenLoaded(() => {
      for (const { cssRules } of document.styleSheets) showPlainly(cssRules);
    });
    // What tells of errors did not come either.
    if (window.isMeasured) navigator.sendBeacon('/beacon', '[{"name":"error","value":1}]');
  });
}

const beginNow = () => begin('high');
const beginLow = () => begin('low');
const beginIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(beginLow, { timeout: LONGEST_BUSY_MS });
  else setTimeout(beginLow);
};

const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
};

const isChoice = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);
const isField = (node: Element): node is Field => node.matches(FIELDS);
const enteredIn = (field: Field) => (isChoice(field) ? field.checked : field.value);

const caretIn = (field: Field) => (field instanceof HTMLSelectElement ? null : field.selectionStart);

const initialOf = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(option => option.defaultSelected)?.value ?? field.options[0]?.value;
  return isChoice(field) ? field.defaultChecked : field.defaultValue;
};

/** Before the client has the whole page, no part of it hears of what happens: each thing is told once, when all can. */
function hear(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (isField(target)) {
    entered.set(target, enteredIn(target));
    carets.set(target, caretIn(target));
    event.stopImmediatePropagation();
    return;
  }
  const button = event.type === 'click' ? target.closest('button') : null;
  if (button?.type !== 'button') return;
  pressed.push(button);
  event.stopImmediatePropagation();
}

/** Enters a value as its visitor did. What is set by way of the element the client takes for its own doing. */
function enter(field: Field, value: string | boolean): void {
  if (!field.isConnected || field.disabled) return;
  if (isChoice(field)) {
    if (field.type === 'radio' && !value) return;
    field.checked = !value;
    field.click();
    return;
  }
  const isText = !(field instanceof HTMLSelectElement) && field.type !== 'file';
  if (isText) {
    const caret = carets.get(field) ?? caretIn(field);
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (caret !== null) field.setSelectionRange(caret, caret);
  }
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method');
  if (method?.toLowerCase() !== 'post' || (state === 'ready' && !leaving)) return;
  if (passing || (state === 'failed' && !leaving)) {
    leaving = true;
    setTimeout(() => (leaving = false), LEAVING_MS);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (leaving) return;
  held ??= { form, submitter, patience: setTimeout(sendPlainly, PATIENCE_MS) };
  beginNow();
}

/** Sends the form that waits: by the client where it is there, else as the browser does. */
function send(): void {
  if (!held) return;
  const { form, submitter, patience } = held;
  clearTimeout(patience);
  held = null;
  // The client may have drawn another in its place: what was asked is done all the same.
  if (!form.isConnected) document.body.append(Object.assign(form, { hidden: true }));
  form.requestSubmit(submitter);
}

function sendPlainly(): void {
  passing = true;
  send();
  passing = false;
}

function handOver(): void {
  state = 'ready';
  for (const type of HEARD) removeEventListener(type, hear, true);
  for (const [field, value] of entered) if (value !== initialOf(field)) enter(field, value);
  for (const button of pressed) if (button.isConnected) button.click();
  send();
}

window.isMeasured =
  Math.random() * 100 < Number(document.querySelector<HTMLMetaElement>('meta[name=measured]')?.content);
addEventListener('error', countError);
addEventListener('unhandledrejection', countError);
try {
  forgetSignedOut();
  addEventListener('storage', leaveSignedOut);
  // What begins shorter for a visitor with a quote list, before it is painted.
  if (JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]').length)
    document.documentElement.dataset.carrying = '';
} catch {
  // Nothing is stored here.
}
for (const field of document.querySelectorAll<Field>(FIELDS))
  if (field.type !== 'hidden' && enteredIn(field) !== initialOf(field)) entered.set(field, enteredIn(field));
for (const type of INTENTS) addEventListener(type, beginNow, { capture: true, once: true });
for (const type of HEARD) addEventListener(type, hear, true);
addEventListener('submit', onSubmit, true);
// An entry of the history that another document wrote under the same page, one before it was loaded again say, shows
// nothing by itself: till the client has the page, it is loaded.
const page = () => location.pathname + location.search;
const shown = page();
addEventListener('popstate', () => {
  if (state === 'ready' || page() === shown) return;
  // The client may come before what is loaded does: it leaves a page be that is left, as the visitor has to.
  document.body.inert = true;
  location.reload();
});
// What other pages have stored while this one lay in the back-forward cache not every browser has told it.
addEventListener('pageshow', ({ persisted }) => persisted && dispatchEvent(new StorageEvent('storage')));
// The client says so from within its work, which comes to its end first.
document.addEventListener('hydrated', () => queueMicrotask(handOver), { once: true });
whenLoaded(beginIdle);
setTimeout(beginIdle, LATEST_START_MS);
