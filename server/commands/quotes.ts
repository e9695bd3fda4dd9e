import type { Environment } from '../config/environment.ts';
import { readSiteFolders } from '../config/folders.ts';
import { ConfigError, readEnvironment } from '../config/readEnvironment.ts';
import { siteToken } from '../config/secrets.ts';
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
  const values = readEnvironment(process.env);
  const url = request.url ?? values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return perform(request, createSite(url, tokenOf(values)));
}

/** One that was made here would be no site's. @throws ConfigError */
function tokenOf({ OPERATOR_TOKEN: given }: Environment): string {
  if (given) return given;
  const { dataDir } = readSiteFolders(process.env);
  const faults: string[] = [];
  const token = siteToken(dataDir, faults);
  if (token) return token;
  const mend = `OPERATOR_TOKEN: none is kept in ${dataDir}. Set it to that of the site, or DATA_DIR to its folder`;
  throw new ConfigError(faults.length ? faults : [mend]);
}

await runCommand(main, error => error instanceof SiteError);
