/** Several pages of one name. */
export const choiceTexts = {
  title: 'Which Page?',
  lead: 'More than one page has this name. Choose the one you mean.',
} as const;

/** What this site keeps in a browser, as /cookies lists it. */
export const storedTexts = {
  title: 'Cookies',
  lead: 'What this site keeps in your browser, why, and for how long.',
  heading: 'What is stored in your browser',
  name: 'Name',
  where: 'Where',
  reason: 'Why',
  until: 'How long',
  places: { cookie: 'Cookie', browser: 'Browser storage', tab: 'This tab' },
  why: {
    cart: 'The key of your cart at the store and your last orders from it, sealed; scripts cannot read it. On a secure address its name is __Host-cart',
    hasCart: 'Says that there is a cart, so that its count can be shown',
    coupon:
      'A coupon from a link that you opened with an empty cart; scripts cannot read it. On a secure address its name is __Host-coupon',
    buyer:
      'Lets this browser read the quote requests that were sent or opened here, and keeps you signed in; scripts cannot read it. On a secure address its name is __Host-buyer',
    cartCopy: 'A copy of your cart, for when the store cannot be reached',
    quoteList: 'Your quote list; not sent until you ask for a quote',
    quoteDraft: 'What you have begun to write in the quote form',
    messageDraft: 'What you have begun to write in the contact form',
    commentDraft: 'What you have begun to write as a comment',
    artwork: 'Which files you have attached to a quote that is not sent yet',
    lastRequest: 'Your last quote request, so that you can ask for the same again',
    scale: 'How large a millimetre is on your screen, once you have measured it',
    recent: 'Which products you looked at last, to be shown again; not where your browser asks not to be tracked',
    compare: 'Which products you ticked to compare',
    searches: 'The words that you searched last, to be offered again; not where your browser asks not to be tracked',
    measuring: 'Whether your visits may be measured, where the site asked you that',
    reviews: 'Reviews you have written that the shop has not shown yet',
    submission: 'A number that keeps a form sent twice from being two requests',
    checkout: 'What you have entered at the checkout',
    order: 'An order that was sent and not answered yet',
    release: 'Which new release of the site this tab was loaded anew for, so that it is loaded only once',
    scroll: 'How far down you were on the pages you came from, so that going back leads there',
    operatorKeys: 'Whether the operator of this site works its lists by single keys',
    operator:
      'Keeps the operator of this site signed in; no visitor gets it. On a secure address its name is __Host-operator',
  },
  spans: {
    cart: 'Thirty days after the last change; the store keeps what is in it for two',
    coupon: 'Until something is in the cart, at most thirty days',
    signedIn: 'Eight hours, or until they sign out',
    emptied: 'Until you empty it',
    month: 'Thirty days after the last sign-in or opened request',
    week: 'Until it is sent, at most a week',
    day: 'Until it is sent, at most a day',
    forgotten: 'Until you have it forgotten, or send another',
    removed: 'Until you clear them',
    cleared: 'Until you clear them; the five last',
    changed: 'Until you change your mind',
    reset: 'Until you measure again or reset it',
    shown: 'Until the shop shows them, at most 60 days',
    arrived: 'Until it has arrived, or the tab is closed',
    ordered: 'Until there is an order, or the tab is closed',
    closed: 'Until the tab is closed',
  },
} as const;
