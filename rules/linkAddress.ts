// Where a link may lead, whoever wrote its address: an editor, a plugin, a service or the operator.

/** What an address may begin with that is no path. */
export const linkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** A browser takes a backslash for a slash, and two slashes for another host. */
const PATH = /^\/(?![/\\])/;

/**
 * The address of a link as a browser reads it, without white space and control characters that it drops: http, https,
 * mailto or tel without a password in it, a path of this site, or a place on the page (`#…`). Null for anything else.
 */
export function linkAddress(written: string): string | null {
  const address = written.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$|[\t\n\r]+/g, '');
  if (address.startsWith('#') || PATH.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { protocol, username, password } = new URL(address);
  return linkSchemes.includes(protocol.slice(0, -1)) && !username && !password ? address : null;
}

/** An address of the web among them, http or https; null for anything else. */
export function webAddress(written: string): string | null {
  const address = linkAddress(written);
  return address && /^https?:/i.test(address) ? address : null;
}
