import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { operator } from './operator.ts';
import { startSite } from './site.ts';
import { allDrawn } from './uploads.ts';

/** Before all specs: the site with its embedded service, built if need be. Its address goes to the specs as SITE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const root = path.join(import.meta.dirname, '..');
  execFileSync(process.execPath, ['client/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });
  const site = await startSite({ env: operator });
  await allDrawn();
  process.env.SITE_URL = site.url;
  return site.stop;
}
