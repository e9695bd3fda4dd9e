import { afterEach, expect, test } from 'vitest';
import { forgetSignedOut, leaveSignedOut } from './signedOut.ts';

const ofTab = ['diri_step:Q-0TNS1-Z5MTV:reply', 'diri_submission:quote', 'diri_checkout', 'diri_order'];
const ofBrowser = [
  ...['diri_quote_draft', 'diri_message_draft', 'diri_review_draft:7', 'diri_question_draft:/product/a'],
  ...['diri_comment_draft:9', 'diri_last_request', 'diri_quote_artwork', 'pending-reviews', 'wc-cart'],
];
const nobodys = ['diri_measuring', 'diri_operator_keys', 'diri_px_per_mm', 'diri_quote_items'];

function fill(): void {
  for (const key of ofTab) sessionStorage.setItem(key, '{"version":3,"value":"Rather 500"}');
  for (const key of [...ofBrowser, ...nobodys]) localStorage.setItem(key, '[]');
}
/** What the gateway has this browser keep. */
const receive = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = cookie;
};
const kept = () => [sessionStorage, localStorage].map(storage => Object.keys(storage).toSorted());

afterEach(() => {
  receive('signed-out=; Max-Age=0');
});

test('whoever signs out leaves nothing of theirs in the tab and the browser', () => {
  fill();
  receive('signed-out=mb1');
  forgetSignedOut();
  expect(kept()).toEqual([['signed-out'], [...nobodys, 'signed-out']]);
});

test('the next one keeps what they write, in this tab and in new ones', () => {
  receive('signed-out=mb1');
  forgetSignedOut();
  fill();
  forgetSignedOut();
  sessionStorage.removeItem('signed-out');
  forgetSignedOut();
  const [tab, browser] = kept();
  expect(tab).toEqual(['signed-out']);
  expect(browser).toEqual([...ofBrowser, ...nobodys, 'signed-out'].toSorted());
});

test('a tab that was closed meanwhile and is opened again forgets too', () => {
  fill();
  localStorage.setItem('signed-out', 'mb2');
  receive('signed-out=mb2');
  forgetSignedOut();
  const [tab, browser] = kept();
  expect(tab).toEqual(['signed-out']);
  expect(browser).toEqual(expect.arrayContaining(ofBrowser));
});

test('a page that stood open forgets what it stored as it went, also after another tab has heeded it', () => {
  receive('signed-out=mb3');
  localStorage.setItem('signed-out', 'mb3');
  leaveSignedOut();
  fill();
  forgetSignedOut();
  expect(kept()).toEqual([['signed-out'], [...nobodys, 'signed-out']]);
  leaveSignedOut();
  expect(sessionStorage.getItem('signed-out')).toBe('mb3');
});

test('nobody who has not signed out loses anything', () => {
  fill();
  receive('has-cart=1');
  forgetSignedOut();
  expect(kept()).toEqual([ofTab.toSorted(), [...ofBrowser, ...nobodys].toSorted()]);
});
