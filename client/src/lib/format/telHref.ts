/** The link that dials a number as it is written. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
