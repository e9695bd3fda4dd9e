/** Where the buyer reads a request, as addresses are written here. */
export const quoteHref = (reference: string): string => `/quote/${encodeURIComponent(reference.toLowerCase())}`;

/** Where its offer is accepted. */
export const acceptHref = (reference: string): string => `${quoteHref(reference)}/accept`;
