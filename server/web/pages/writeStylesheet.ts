import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { screenAt } from '../../../rules/screenAt.ts';
import { screens } from '../../../rules/screens.ts';
import { Scope } from '../../cache/scope.ts';
import { readConfig } from '../../config.ts';
import { createGateway, type Gateway } from '../../graphql/gateway.ts';
import { readOperations } from '../../graphql/operations.ts';
import { builtOperations } from '../../graphql/releases.ts';
import { loadReference } from '../../invalidation/referenceData.ts';
import { startEmbedded } from '../../upstreams/embedded.ts';
import { fetchFrom } from './fetchFrom.ts';
import { builtRenderer, type Renderer } from './renderer.ts';
import { sharedOf, sheetOf } from './styles.ts';
import { assetsDir, SHEET } from './stylesheet.ts';

// The last step of a build: draws the pages that are the same for every visitor, as the embedded shop has them, and
// writes the styles that they were drawn with as one stylesheet. What a page has beyond them it brings with it.

/** Pages that are drawn of each screen. */
const PAGES_EACH = 4;

/** The page at an address as the renderer has it, where it is one. */
async function draw({ render }: Renderer, gateway: Gateway, url: URL) {
  const context = { scope: new Scope('stylesheet', 10_000), operator: false, limit: async () => {} };
  const page = await render({ request: new Request(url), fetch: fetchFrom(gateway, context) });
  return page.kind === 'page' ? page : null;
}

/** Walks from link to link, and answers with the text of every style by its name, in the order in which they were met. */
async function collect(renderer: Renderer, gateway: Gateway, origin: string): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  const drawn = new Map<string, number>();
  const fixed = Object.keys(screens).filter(name => !/[:*]/.test(name));
  const addresses = new Set([...fixed, '/search?q=label', '/search?q=zzzz', '/catalog?on_sale=true&page=2']);
  for (const address of addresses) {
    const url = new URL(address, origin);
    const { path: screen, row } = screenAt(url.pathname);
    const count = drawn.get(screen) ?? 0;
    if (row.audience !== 'everyone' || (count >= PAGES_EACH && !fixed.includes(address))) continue;
    drawn.set(screen, count + 1);
    const page = await draw(renderer, gateway, url);
    if (page && styles.size === 0) styles.set('', sharedOf(page.styles.global));
    for (const [name, text] of page?.styles.named ?? []) if (!styles.has(name)) styles.set(name, text);
    for (const [, href = ''] of page?.html.matchAll(/ href="(\/[^"#?/][^"#?]*)"/g) ?? []) addresses.add(href);
  }
  return styles;
}

function write(styles: Map<string, string>): void {
  const css = sheetOf(styles.values());
  for (const old of readdirSync(assetsDir).filter(name => SHEET.test(name))) rmSync(path.join(assetsDir, old));
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  writeFileSync(path.join(assetsDir, `styles-${hash}.css`), css);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'stylesheet-'));
const log = pino({ level: 'warn' });
const asked = readConfig({ DATA_DIR: dataDir, PORT: '0' }, 'stylesheet');
const embedded = await startEmbedded(asked, log);
try {
  const config = { ...asked, content: embedded.service, shop: embedded.service };
  const gateway = createGateway({ config, log, operations: readOperations([builtOperations]) });
  gateway.start();
  await loadReference(gateway.services, new Scope('stylesheet', 10_000));
  while (!gateway.services.catalogue.ready) await pause(20);
  write(await collect(await builtRenderer(), gateway, config.publicUrl));
  await gateway.close();
} finally {
  embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
