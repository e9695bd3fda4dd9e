import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clientDist } from '../../graphql/releases.ts';
import { namesIn, type ReleaseStyles } from './styles.ts';

export const assetsDir = path.join(clientDist, 'client/assets');

/** The name of a release's stylesheet. */
export const SHEET = /^styles-[\w-]+\.css$/;

/** The file that the build's last step wrote; undefined before it. */
export const builtStylesheet = (): string | undefined =>
  existsSync(assetsDir) ? readdirSync(assetsDir).find(name => SHEET.test(name)) : undefined;

/** The stylesheet of this release; null where there is none. */
export function releaseStyles(): ReleaseStyles | null {
  const name = builtStylesheet();
  return name ? { href: `/assets/${name}`, names: namesIn(readFileSync(path.join(assetsDir, name), 'utf8')) } : null;
}
