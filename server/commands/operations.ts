import { readSiteFolders } from '../config/folders.ts';
import { schemasFor } from '../graphql/schemas.ts';
import { createPartners } from '../partners/partners.ts';
import { StorageError } from '../storage/errors.ts';
import { isInUse, openDatabase, type StoragePlace } from '../storage/open.ts';
import { EXIT, isOfFiles, say } from './command.ts';
import { DocumentError } from './operations/documents.ts';
import { perform } from './operations/perform.ts';
import { readRequest, USAGE } from './operations/request.ts';
import { runCommand } from './runCommand.ts';

/** Lets the operator register documents of partners; gateways may be running beside it. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  if (request.action === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const folders = readSiteFolders(process.env);
  return perform(request, {
    dataDir: folders.dataDir,
    schema: schemasFor(true).open,
    isPartner: name => isPartner(name, folders),
  });
}

/** Makes no store where there is none: then there is no partner either. */
async function isPartner(name: string, place: StoragePlace): Promise<boolean> {
  if (!isInUse(place)) return false;
  const database = await openDatabase(place, Date.now());
  try {
    return (await createPartners(database, Date.now).list()).some(partner => partner.name === name);
  } finally {
    await database.close();
  }
}

await runCommand(main, error => error instanceof DocumentError || error instanceof StorageError || isOfFiles(error));
