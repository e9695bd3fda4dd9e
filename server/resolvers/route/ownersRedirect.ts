import { linkAddress } from '../../../rules/linkAddress.ts';
import { screenAt } from '../../../rules/screenAt.ts';
import { movedTo } from '../../catalogue/read/moved.ts';
import type { Services } from '../../context/context.ts';
import { rulePath } from '../../upstreams/content/redirects.ts';

export interface OwnersRedirect {
  /** a path of this site, with its query */
  to: string;
  status: 301 | 302;
}

/** Rules that lead on to one another. */
const MOST_STEPS = 5;

/**
 * Where the owner's redirect plugin has an address lead: to another address of this site, in its canonical form. Null
 * for one without a rule, for a screen of our own, for whatever leads in a circle, and for what leads elsewhere: a rule
 * is nobody's way from this site to another.
 */
export function ownersRedirect(
  url: URL,
  { catalogue, content, ownHosts }: Pick<Services, 'catalogue' | 'content' | 'ownHosts'>,
): OwnersRedirect | null {
  const { rules } = content.redirects;
  if (rules.size === 0 || !rules.has(rulePath(url.pathname)) || !/[:*]/.test(screenAt(url.pathname).path)) return null;
  const seen = new Set<string>();
  let at = url;
  let status: 301 | 302 = 301;
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const path = rulePath(at.pathname);
    if (seen.has(path)) return null;
    seen.add(path);
    const rule = rules.get(path);
    if (!rule || (rule.query === 'none' && at.search)) {
      return step === 0 ? null : { to: at.pathname + at.search + at.hash, status };
    }
    const target = ownAddress(rule.to, url, ownHosts());
    if (!target) return null;
    if (rule.query === 'passed' && !target.search) target.search = at.search;
    if (rule.status === 302) status = 302;
    at = canonical(target, catalogue);
  }
  return null;
}

/** As this site writes it: a rule that leads back to an older form would lead in a circle with the site itself. */
function canonical(target: URL, catalogue: Services['catalogue']): URL {
  const moved = new URL(movedTo(target, catalogue) ?? target, target);
  const found = catalogue.resolve(moved.pathname);
  const path = found && 'id' in found ? catalogue.pathOf(found.kind, found.id) : null;
  return new URL((path ?? moved.pathname) + moved.search + target.hash, target);
}

/** The address of this site that a rule names; null for any other. */
function ownAddress(written: string, { origin }: URL, hosts: readonly string[]): URL | null {
  const address = linkAddress(/^[\w-]/.test(written) && !/^[\w+.-]+:/.test(written) ? `/${written}` : written);
  if (!address || address.startsWith('#')) return null;
  const target = new URL(address, origin);
  if (!address.startsWith('/') && !(/^https?:$/.test(target.protocol) && hosts.includes(target.host))) return null;
  return new URL(target.pathname + target.search + target.hash, origin);
}
