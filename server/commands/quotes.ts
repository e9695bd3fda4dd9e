import { readConfig } from '../config.ts';
import { EXIT, say } from './command.ts';
import { createSite, SiteError } from './quotes/askSite.ts';
import { perform } from './quotes/perform.ts';
import { readRequest, USAGE } from './quotes/request.ts';
import { runCommand } from './runCommand.ts';

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

await runCommand(main, error => error instanceof SiteError);
