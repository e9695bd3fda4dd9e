import { z } from 'zod';
import type { Check, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { answering } from '../services.ts';

const status = z.object({ environment: z.object({ version: z.string(), wp_version: z.string() }) });

/** A version from which on everything works, and one below which too much does not. */
const NEEDED = { WordPress: ['6.4', '6.1'], WooCommerce: ['8.9', '8.9'] } as const;

const older = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0 && !version.startsWith(`${than}.`);

/** Whether WordPress and WooCommerce are new enough. */
export const versions: Check = {
  id: 'versions',
  name: 'Versions',
  async run({ content, shop }) {
    const remote = shop ?? content;
    return remote && answering(remote, () => look(remote, content ?? remote));
  },
};

async function look(shop: Remote, content: Remote): Promise<Finding> {
  const reply = await shop.askSigned('/wc/v3/system_status?_fields=environment.version,environment.wp_version');
  const told = reply.kind === 'heard' ? status.safeParse(reply.json).data?.environment : undefined;
  const found = { WordPress: told?.wp_version ?? (await generator(content)), WooCommerce: told?.version ?? null };
  const names = ['WordPress', 'WooCommerce'] as const;
  const known = names.filter(name => found[name]);
  const detail = names.map(name => (found[name] ? `${name} ${found[name]}` : `${name} does not say`)).join(', ');
  const tooOld = known.filter(name => older(found[name]!, NEEDED[name][0]));
  if (tooOld.length === 0) return { status: known.length === 2 ? 'success' : 'info', detail, data: found };
  const mend = `Update: ${tooOld.map(name => `${name} ${NEEDED[name][0]} or newer`).join(', ')}.`;
  const unusable = tooOld.some(name => older(found[name]!, NEEDED[name][1]));
  return { status: unusable ? 'error' : 'warning', detail, mend, data: found };
}

/** The shop's credentials need not open its status; most sites say on their pages what they run on. */
async function generator(content: Remote): Promise<string | null> {
  const page = await content.home();
  return page.kind === 'heard' ? (/content="WordPress ([\d.]+)"/.exec(page.text)?.[1] ?? null) : null;
}
