/** Where the buyer reads a request, as the mails write it. */
export const quoteHref = (reference: string): string => `/quote/${reference}`;

/** Where its offer is accepted. */
export const acceptHref = (reference: string): string => `${quoteHref(reference)}/accept`;
