import { storedTexts } from './texts.ts';

const { places, spans, why } = storedTexts;

export interface Stored {
  name: string;
  where: string;
  why: string;
  until: string;
}

/** Everything that this site keeps in a visitor's browser. */
export const storedHere: readonly Stored[] = [
  { name: 'cart', where: places.cookie, why: why.cart, until: spans.cart },
  { name: 'has-cart', where: places.cookie, why: why.hasCart, until: spans.cart },
  { name: 'coupon', where: places.cookie, why: why.coupon, until: spans.coupon },
  { name: 'buyer', where: places.cookie, why: why.buyer, until: spans.month },
  { name: 'signed-out', where: places.each, why: why.signedOut, until: spans.signedOut },
  { name: 'wc-cart', where: places.browser, why: why.cartCopy, until: spans.emptied },
  { name: 'diri_quote_items', where: places.browser, why: why.quoteList, until: spans.emptied },
  { name: 'diri_quote_draft', where: places.browser, why: why.quoteDraft, until: spans.week },
  { name: 'diri_message_draft', where: places.browser, why: why.messageDraft, until: spans.week },
  { name: 'diri_comment_draft', where: places.browser, why: why.commentDraft, until: spans.week },
  { name: 'diri_review_draft', where: places.browser, why: why.reviewDraft, until: spans.week },
  { name: 'diri_question_draft', where: places.browser, why: why.questionDraft, until: spans.week },
  { name: 'diri_quote_artwork', where: places.browser, why: why.artwork, until: spans.day },
  { name: 'diri_last_request', where: places.browser, why: why.lastRequest, until: spans.forgotten },
  { name: 'diri_px_per_mm', where: places.browser, why: why.scale, until: spans.reset },
  { name: 'diri_searches', where: places.browser, why: why.searches, until: spans.cleared },
  { name: 'diri_measuring', where: places.browser, why: why.measuring, until: spans.changed },
  { name: 'diri_recent', where: places.browser, why: why.recent, until: spans.removed },
  { name: 'diri_compare', where: places.browser, why: why.compare, until: spans.removed },
  { name: 'pending-reviews', where: places.browser, why: why.reviews, until: spans.shown },
  { name: 'diri_submission', where: places.tab, why: why.submission, until: spans.arrived },
  { name: 'diri_step', where: places.tab, why: why.step, until: spans.arrived },
  { name: 'diri_checkout', where: places.tab, why: why.checkout, until: spans.ordered },
  { name: 'diri_order', where: places.tab, why: why.order, until: spans.ordered },
  { name: 'diri_scroll', where: places.tab, why: why.scroll, until: spans.closed },
  { name: 'diri_release', where: places.tab, why: why.release, until: spans.closed },
  { name: 'diri_operator_keys', where: places.browser, why: why.operatorKeys, until: spans.changed },
  { name: 'operator', where: places.cookie, why: why.operator, until: spans.signedIn },
];
