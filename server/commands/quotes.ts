import { ConfigError, readConfig } from '../config.ts';
import { EXIT, say, UsageError } from './command.ts';
import { createSite, SiteError } from './quotes/askSite.ts';
import { perform } from './quotes/perform.ts';
import { readRequest, USAGE } from './quotes/request.ts';

/** Lets the operator see and answer quote requests of the running site. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  if (request.action === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const config = readConfig(process.env, 'command');
  return perform(request, createSite(request.url ?? config.publicUrl, config.operatorToken));
}

function exitOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof ConfigError) return EXIT.configuration;
  if (error instanceof SiteError) return EXIT.failed;
  throw error;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = exitOf(error);
  process.stderr.write(`${(error as Error).message}\n`);
}
