/** The field that asks why an offer is declined, and what opens it in the address of a request. */
export const DECLINE_REASON = 'decline-reason';
export const DECLINE = 'decline';

/** A request's page with its form to decline open and the reader in it: so the server makes it, without scripts, too. */
export const declineAddress = (page: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${DECLINE}=1#${DECLINE_REASON}`;
