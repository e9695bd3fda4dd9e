import type { Config } from '../config.ts';

export interface OwnHosts {
  /** Origins of the services, the content service's first. The same list until one more becomes known. */
  origins: () => readonly string[];
  /** Hosts whose addresses are addresses of this site. The same list until one more becomes known. */
  ownHosts: () => readonly string[];
  /** Takes the origin of an address that a service names as its home; what is no address is passed over. */
  addOrigin: (address: string) => void;
}

/** The hosts behind this site: those it is told to ask, and those that they say they are. */
export function createOwnHosts({ content, shop, publicUrl }: Pick<Config, 'content' | 'shop' | 'publicUrl'>): OwnHosts {
  let origins = [...new Set([content.url, shop.url].map(url => new URL(url).origin))];
  const hostsOf = () => [...origins, publicUrl].map(origin => new URL(origin).host);
  let hosts = hostsOf();
  return {
    origins: () => origins,
    ownHosts: () => hosts,
    addOrigin(address) {
      const origin = URL.canParse(address) ? new URL(address).origin : null;
      if (!origin || origins.includes(origin)) return;
      origins = [...origins, origin];
      hosts = hostsOf();
    },
  };
}
