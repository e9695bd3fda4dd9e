import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser.ts';

const { executablePath, args } = launchOptions();
/** A page lives for seconds: to compile what runs often once more takes a tenth of all the work. */
const brief = '--js-flags=--no-maglev --no-turbofan';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // What is waited for ends the wait: these limits are for a machine that is busy with something else.
  timeout: 420_000,
  expect: { timeout: 90_000 },
  // Below test-results, because Playwright empties this folder and the other runners write beside it.
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath, args: [...args, brief] },
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'en-ZA',
    // What a worker asks for no test could watch or answer; the test of it lets it be.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Johannesburg',
    // Costs a tenth of the time, and nobody reads them where only the output is kept.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
});
