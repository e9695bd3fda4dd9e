import { readSiteFolders } from '../config/folders.ts';
import { ConfigError } from '../config/readEnvironment.ts';
import { readConfig } from '../config.ts';
import { createOutboxAdmin } from '../outbox/admin/admin.ts';
import { createArtwork } from '../outbox/uploads/createArtwork.ts';
import { StorageError } from '../storage/errors.ts';
import { isInUse, openDatabase } from '../storage/open.ts';
import { EXIT, isOfFiles, say } from './command.ts';
import { runCommand } from './runCommand.ts';
import { FolderTaken } from './submissions/handOut.ts';
import { perform } from './submissions/perform.ts';
import { readRequest, USAGE } from './submissions/request.ts';

/** Lets the operator see to stored submissions; gateways may be running beside it. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  if (request.action === 'help') {
    say(USAGE);
    return EXIT.done;
  }
  const folders = readSiteFolders(process.env);
  if (!isInUse(folders))
    throw new ConfigError([`DATA_DIR: ${folders.dataDir} holds no submissions.sqlite. Set it to that of the site`]);
  const config = readConfig(process.env, 'command');
  const database = await openDatabase(config, Date.now());
  const artwork = createArtwork({
    dir: config.artworkDir,
    secrets: config.secretKeys,
    publicUrl: config.publicUrl,
    ...config.artworkBounds,
    keptMs: config.artworkKeptMs,
  });
  try {
    const eraseArtwork = (reference: string) => artwork.erase(reference);
    return await perform(request, createOutboxAdmin(database, { eraseArtwork, clock: Date.now }), artwork);
  } finally {
    await database.close();
  }
}

await runCommand(main, error => error instanceof StorageError || error instanceof FolderTaken || isOfFiles(error));
