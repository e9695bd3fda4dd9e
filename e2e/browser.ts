import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's, the first of which does nearly the same for half the processor's time. */
const packages = ['chromium-headless-shell', 'chromium'];
const debian = packages.map(name => `/usr/bin/${name}`);
const places = [...debian, '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How Playwright starts the browser; installs Debian's where that is possible and none is found.
 * @param whole whether it has to be one with all its parts, where there is one
 */
export function launchOptions(whole = false): { executablePath: string; args: string[] } {
  const executablePath = findBrowser(whole) ?? installBrowser();
  if (executablePath) return { executablePath, args: flags };
  throw new Error('No Chromium found. Run "npx playwright install chromium", or set CHROMIUM_PATH to one.');
}

function findBrowser(whole: boolean): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH: no file at ${chosen}. Set it to a Chromium.`);
  // The last is the one that Playwright's own installer would have brought.
  const known = whole ? [...places.slice(1), ...places] : places;
  return [chosen, ...known, chromium.executablePath()].find(file => file && existsSync(file));
}

function installBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing the one of Debian.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  for (const name of packages)
    try {
      apt('update');
      apt('install', '-y', '--no-install-recommends', name);
      break;
    } catch {
      // An older Debian has only the whole browser.
    }
  return debian.find(existsSync);
}
