import { uncrawledPaths } from '../../../rules/screenAt.ts';

export interface RobotsOptions {
  /** the site's own address */
  publicUrl: string;
  /** robots that may read nothing */
  blockedRobots: readonly string[];
}

/** A longer rule wins over a shorter one, so what is allowed here is allowed with a query too. */
const DISALLOWED = [
  '/wp-admin/',
  '/admin/',
  '/graphql',
  '/*?*',
  '/my-account',
  '/wp-content/plugins/',
  '/wp-content/themes/',
  ...uncrawledPaths,
];
const ALLOWED = ['/wp-content/uploads/', '/_image/', '/_og/', '/catalog', '/blog', '/products', '/product/'];

/** A rule holds back whatever begins like it: `/cart` alone would take `/cartons` along. With a query, `/*?*` does. */
const rulesOf = (path: string): string[] => (/[/*]$/.test(path) ? [path] : [`${path}$`, `${path}/`]);

/** The text of /robots.txt. */
export function robotsText({ publicUrl, blockedRobots }: RobotsOptions): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...DISALLOWED.flatMap(rulesOf).map(rule => `Disallow: ${rule}`),
    ...ALLOWED.map(path => `Allow: ${path}`),
    'Crawl-delay: 1',
    ...blockedRobots.flatMap(name => ['', `User-agent: ${name}`, 'Disallow: /']),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
