import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The Debian package `wordpress`. */
export const core = '/usr/share/wordpress';

const modules = { curl: 'php-curl', gd: 'php-gd', mbstring: 'php-mbstring', mysqli: 'php-mysql', dom: 'php-xml' };

/** Says whether a WordPress can be started here, and which of Debian's packages are missing. */
export function wordpressAvailable(): { available: boolean; missing: string[] } {
  const missing: string[] = [];
  if (!existsSync(`${core}/wp-load.php`)) missing.push('wordpress');
  if (!existsSync('/usr/sbin/mariadbd')) missing.push('mariadb-server');
  const php = spawnSync('php', ['-m'], { encoding: 'utf8' });
  if (php.status !== 0) missing.push('php-cli');
  const loaded = new Set((php.stdout ?? '').toLowerCase().split('\n'));
  for (const [module, owner] of Object.entries(modules)) if (!loaded.has(module)) missing.push(owner);
  return { available: missing.length === 0, missing };
}

export function missingText(missing: string[]): string {
  return `WordPress cannot run here. Install its packages: apt-get install --no-install-recommends ${missing.join(' ')}`;
}
