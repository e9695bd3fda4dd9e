/** What places on the site's own pages are called: an editor's text that calls one of its own the same says it otherwise. */
export const ownIds: ReadonlySet<string> = new Set([
  ...['main', 'router-state', 'filters-drawer', 'reviews', 'write-review', 'newsletter', 'form', 'stored', 'stumbles'],
  ...['quote-form', 'quote-list', 'artwork', 'offer', 'order', 'decline', 'talk', 'addresses', 'paymentMethod'],
  ...['approvals', 'lift', 'paste', 'transfer', 'true-size', 'true-size-title'],
  ...['preview', 'answer', 'said', 'ask', 'sku', 'state', 'proof', 'write-comment', 'consent', 'measuring', 'add'],
  ...['compare', 'estimate', 'requests', 'orders', 'add-product'],
]);
