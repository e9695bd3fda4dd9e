import { isUpload } from '../../rules/uploads.ts';
import type { Config } from '../config.ts';

export interface OwnHosts {
  /**
   * Origins that pictures come from: those of the services, the content service's first, and those that the owner names.
   * The same list until one more becomes known.
   */
  pictureOrigins: () => readonly string[];
  /** Hosts whose addresses are addresses of this site. The same list until one more becomes known. */
  ownHosts: () => readonly string[];
  /** Homes of services below the top of their hosts, e.g. `shop.example/blog`. The same list until one more becomes known. */
  ownHomes: () => readonly string[];
  /** Takes an address that a service names as its home; what is no address is passed over. */
  addHome: (address: string) => void;
}

interface OwnHostsOptions extends Pick<Config, 'publicUrl' | 'mediaHosts'> {
  content: { readonly url: string };
  shop: { readonly url: string };
}

/** The hosts behind this site: those it is told to ask, and those that they say they are. */
export function createOwnHosts({ content, shop, publicUrl, mediaHosts }: OwnHostsOptions): OwnHosts {
  let origins = [...new Set([content.url, shop.url].map(url => new URL(url).origin))];
  const picturesOf = () => [...origins, ...mediaHosts.map(host => `https://${host}`)];
  let pictures = picturesOf();
  const hostsOf = () => [...origins, publicUrl].map(origin => new URL(origin).host);
  let hosts = hostsOf();
  let homes = [...new Set([content.url, shop.url].flatMap(homeOf))];
  return {
    pictureOrigins: () => pictures,
    ownHosts: () => hosts,
    ownHomes: () => homes,
    addHome(address) {
      if (!URL.canParse(address)) return;
      const { origin } = new URL(address);
      if (!origins.includes(origin)) {
        origins = [...origins, origin];
        hosts = hostsOf();
        pictures = picturesOf();
      }
      const more = homeOf(address).filter(home => !homes.includes(home));
      if (more.length) homes = [...homes, ...more];
    },
  };
}

function homeOf(address: string): string[] {
  const { host, pathname } = new URL(address);
  const path = pathname.replace(/(?:\/wp-json)?\/?$/, '');
  return path ? [host + path] : [];
}

/** The paths that homes stand at, in lower case, the longest first: one may stand in another. */
export const rootsOf = (homes: readonly string[]): string[] =>
  [...new Set(homes.map(home => home.slice(home.indexOf('/')).toLowerCase()))].toSorted((a, b) => b.length - a.length);

/** The path of an address of our own as this site has it: below the home of its service, but for files, which stay where they lie. */
export function pathHere({ host, pathname }: URL, homes: readonly string[]): string {
  const home = homes.find(one => `${host}${pathname}/`.startsWith(`${one}/`));
  return home && !isUpload(pathname) ? pathname.slice(home.length - host.length) || '/' : pathname;
}

/** The same with query and place; two slashes at the start would name a host. */
export const addressHere = (url: URL, homes: readonly string[]): string => {
  const path = pathHere(url, homes)
    .replace(/^\/{2,}/, '/')
    .replace(/(?<!\/)\/+$/, '');
  return (path || '/') + url.search + url.hash;
};
