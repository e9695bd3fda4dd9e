import { BlockList, isIP } from 'node:net';

/** Networks that nobody on the net is reached in: of this machine, of its own network, or of nobody. */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
/** The part of IPv6 that is reached by all, without what leads on to addresses of IPv4. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['2002::', 16],
] as const)
  closed6.addSubnet(net, bits, 'ipv6');

/** Whether an IP address belongs to the net and not to a network of one's own. */
export const isPublicIp = (ip: string): boolean =>
  isIP(ip) === 6 ? open6.check(ip, 'ipv6') && !closed6.check(ip, 'ipv6') : isIP(ip) === 4 && !closed.check(ip, 'ipv4');

/** Names that no public name server knows; a container's has no dot. */
const PRIVATE_NAMES = /^[^.]+$|\.(localhost|local|internal|intranet|lan|home\.arpa)$/i;

/** Where partners may be called. */
export interface CallableHosts {
  /** whether PUBLIC_URL is set: a local site is tried out with addresses of its own network */
  readonly public: boolean;
  /** hosts, with their ports where they have one, that may be called wherever they lie and without TLS */
  readonly allowed: readonly string[];
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Whether an address may lie in a network of one's own. */
export const mayBePrivate = (url: string, hosts: CallableHosts): boolean =>
  !hosts.public || hosts.allowed.includes(new URL(url).host);

const LONGEST = 500;

/** What is wrong with an address that a partner wants to be called at; null where it is good. */
export function faultOfAddress(url: string, hosts: CallableHosts): string | null {
  if (url.length > LONGEST || !URL.canParse(url)) return 'Give an address such as https://partner.example/webhooks.';
  const { protocol, username, password, hash } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return 'Give an address that begins with https://.';
  if (username || password || hash) return 'Give an address without a password and without #.';
  if (mayBePrivate(url, hosts)) return null;
  if (protocol === 'http:') return 'Give an address that begins with https://: anybody could read what goes over http.';
  const host = hostOf(url);
  if (isIP(host) ? !isPublicIp(host) : PRIVATE_NAMES.test(host.replace(/\.$/, '')))
    return 'Give an address on the net: this one lies in a network of our own (WEBHOOK_HOSTS lists those that may be called there).';
  return null;
}
