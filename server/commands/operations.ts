import { ConfigError, readFolders } from '../config.ts';
import { createSchemas } from '../graphql/schemas.ts';
import { EXIT, say, UsageError } from './command.ts';
import { DocumentError } from './operations/documents.ts';
import { perform } from './operations/perform.ts';
import { readRequest, USAGE } from './operations/request.ts';

/** Lets the operator register documents of partners; gateways may be running beside it. */
function main(): number {
  const request = readRequest(process.argv.slice(2));
  if (request.action === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const { dataDir } = readFolders(process.env);
  return perform(request, { dataDir, schema: createSchemas(true).open });
}

function exitOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof ConfigError) return EXIT.configuration;
  // What the file system says names the file.
  if (error instanceof DocumentError || (error as NodeJS.ErrnoException).syscall) return EXIT.failed;
  throw error;
}

try {
  process.exitCode = main();
} catch (error) {
  process.exitCode = exitOf(error);
  process.stderr.write(`${(error as Error).message}\n`);
}
