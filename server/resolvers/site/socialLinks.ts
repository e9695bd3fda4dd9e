import { webAddress } from '../../../rules/linkAddress.ts';

const NETWORKS: [RegExp, string][] = [
  [/linkedin\./, 'LinkedIn'],
  [/facebook\./, 'Facebook'],
  [/(^|\.)(x|twitter)\./, 'X'],
  [/instagram\./, 'Instagram'],
  [/youtube\./, 'YouTube'],
];

export const socialLinks = (links: readonly string[]) =>
  links
    .flatMap(link => webAddress(link) ?? [])
    .map(url => ({ name: NETWORKS.find(([host]) => host.test(new URL(url).host))?.[1] ?? new URL(url).host, url }));
