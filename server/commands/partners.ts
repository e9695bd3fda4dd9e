import { ConfigError, readFolders } from '../config.ts';
import { createPartners } from '../partners/partners.ts';
import { StorageError } from '../storage/errors.ts';
import { openDatabase } from '../storage/open.ts';
import { EXIT, say, UsageError } from './command.ts';
import { perform } from './partners/perform.ts';
import { readRequest, USAGE } from './partners/request.ts';

/** Lets the operator see to partners and their keys; gateways may be running beside it. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  if (request.action === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const database = await openDatabase(readFolders(process.env), Date.now());
  try {
    return await perform(request, createPartners(database, Date.now));
  } finally {
    await database.close();
  }
}

function exitOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof ConfigError) return EXIT.configuration;
  if (error instanceof StorageError) return EXIT.failed;
  throw error;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = exitOf(error);
  process.stderr.write(`${(error as Error).message}\n`);
}
