import { readSiteFolders } from '../config/folders.ts';
import { schemasFor } from '../graphql/schemas.ts';
import { EXIT, say } from './command.ts';
import { DocumentError } from './operations/documents.ts';
import { perform } from './operations/perform.ts';
import { readRequest, USAGE } from './operations/request.ts';
import { runCommand } from './runCommand.ts';

/** Lets the operator register documents of partners; gateways may be running beside it. */
function main(): number {
  const request = readRequest(process.argv.slice(2));
  if (request.action === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const { dataDir } = readSiteFolders(process.env);
  return perform(request, { dataDir, schema: schemasFor(true).open });
}

await runCommand(
  main, // What the file system says names the file.
  error => error instanceof DocumentError || Boolean((error as NodeJS.ErrnoException).syscall),
);
