import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Service } from '../../examination.ts';
import { type Check, error, expect, type Finding, info, orNotAvailable, success, warning } from '../../fact.ts';
import { read } from '../../reply.ts';
import { answering } from '../../together.ts';
import { behindShop } from '../shop/access.ts';
import { siteOf } from './unreachable.ts';

const status = z.object({
  environment: z.object({ version: z.string().regex(/^\d+\.\d+/), wp_version: z.string().optional() }),
});

/** A version from which on everything works, and one below which too much does not. */
const NEEDED = { WordPress: ['6.4', '6.1'], WooCommerce: ['8.9', '8.9'] } as const;

const older = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0 && !version.startsWith(`${than}.`);

/** Whether WordPress and WooCommerce are new enough. */
export const versions: Check = {
  id: 'versions',
  name: 'Versions',
  find({ content, shop }) {
    const service = shop ?? content;
    return service && answering(service, () => look(service, content ?? service));
  },
  expectations: behindShop(
    expect('wc/v3/system_status', {
      'names its version'({ capabilities: { shop } }) {
        const reason = 'the version may not be read; the store’s own checkout is then linked without its items';
        orNotAvailable(shop.version, reason);
        assert.match(shop.version, /^\d+\.\d+/);
      },
    }),
  ),
};

/** What a shop says that it runs on; undefined for a key that may not know. */
export async function readVersions(shop: Pick<Service, 'askSigned'>) {
  const route = '/wc/v3/system_status?_fields=environment.version,environment.wp_version';
  return read(await shop.askSigned(route), status)?.environment;
}

async function look(shop: Service, content: Service): Promise<Finding> {
  const stated = await readVersions(shop);
  const found = { WordPress: stated?.wp_version ?? (await generator(content)), WooCommerce: stated?.version ?? null };
  const names = ['WordPress', 'WooCommerce'] as const;
  const known = names.filter(name => found[name]);
  const detail = names.map(name => (found[name] ? `${name} ${found[name]}` : `${name} does not say`)).join(', ');
  const tooOld = known.filter(name => older(found[name]!, NEEDED[name][0]));
  if (tooOld.length === 0) return (known.length === 2 ? success : info)(detail, found);
  const mend = `Update: ${tooOld.map(name => `${name} ${NEEDED[name][0]} or newer`).join(', ')}.`;
  const unusable = tooOld.some(name => older(found[name]!, NEEDED[name][1]));
  return (unusable ? error : warning)(detail, mend, found);
}

/** The shop's credentials need not open its status; most sites say on their pages what they run on. */
async function generator(content: Service): Promise<string | null> {
  const page = await content.page(`${siteOf(content)}/`);
  return page.kind === 'heard' ? (/content="WordPress ([\d.]+)"/.exec(page.text)?.[1] ?? null) : null;
}
