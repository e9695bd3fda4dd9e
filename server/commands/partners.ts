import { readSiteFolders } from '../config/folders.ts';
import { createPartners } from '../partners/partners.ts';
import { StorageError } from '../storage/errors.ts';
import { openDatabase } from '../storage/open.ts';
import { EXIT, say } from './command.ts';
import { perform } from './partners/perform.ts';
import { readRequest, USAGE } from './partners/request.ts';
import { isAboutWebhooks, performWebhooks } from './partners/webhooks.ts';
import { runCommand } from './runCommand.ts';

/** Lets the operator see to partners and their keys; gateways may be running beside it. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  if (request.action === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const database = await openDatabase(readSiteFolders(process.env), Date.now());
  try {
    const partners = createPartners(database, Date.now);
    return await (isAboutWebhooks(request) ? performWebhooks(request, database, partners) : perform(request, partners));
  } finally {
    await database.close();
  }
}

await runCommand(main, error => error instanceof StorageError);
