import { BlockList, isIP } from 'node:net';

const ranges = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ranges.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ranges.addSubnet(net, bits, 'ipv6');

/** Names that no public name server knows; a container's has no dot. */
const NAMES = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa|test)$/i;

/** Whether what is sent to the host of this address stays on this machine or in a network of one's own. */
export function isPrivateHost(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family === 0 ? NAMES.test(host) : ranges.check(host, family === 6 ? 'ipv6' : 'ipv4');
}
