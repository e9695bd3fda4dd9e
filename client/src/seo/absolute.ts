/** An address of this site or another's, in full. */
export const absolute = (address: string, siteUrl: string): string =>
  address.startsWith('/') ? siteUrl + address : address;
