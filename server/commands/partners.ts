import { readSiteFolders } from '../config/folders.ts';
import { createPartners } from '../partners/partners.ts';
import { StorageError } from '../storage/errors.ts';
import { isInUse, openDatabase } from '../storage/open.ts';
import { EXIT, failed, say } from './command.ts';
import { listed, nobody, perform } from './partners/perform.ts';
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
  const folders = readSiteFolders(process.env);
  if (request.action !== 'add' && !isInUse(folders))
    return request.action === 'list' ? listed([], request.json) : failed(nobody(request.name));
  const database = await openDatabase(folders, Date.now());
  try {
    const partners = createPartners(database, Date.now);
    return await (isAboutWebhooks(request) ? performWebhooks(request, database, partners) : perform(request, partners));
  } finally {
    await database.close();
  }
}

await runCommand(main, error => error instanceof StorageError);
