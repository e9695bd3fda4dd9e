import { ConfigError, readConfig } from '../config.ts';
import { createOutboxAdmin } from '../outbox/admin/admin.ts';
import { createArtwork } from '../outbox/uploads/createArtwork.ts';
import { StorageError } from '../storage/errors.ts';
import { openDatabase } from '../storage/open.ts';
import { EXIT, UsageError } from './command.ts';
import { perform } from './submissions/perform.ts';
import { readRequest } from './submissions/request.ts';

/** Lets the operator see to stored submissions; gateways may be running beside it. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2));
  const config = readConfig(process.env, 'command');
  const database = await openDatabase(config, Date.now());
  const artwork = createArtwork({
    dir: config.artworkDir,
    secrets: config.secretKeys,
    publicUrl: config.publicUrl,
    mostBytes: config.artworkWaitingBytes,
    keptMs: config.artworkKeptMs,
  });
  try {
    const eraseArtwork = (reference: string) => artwork.erase(reference);
    return await perform(request, createOutboxAdmin(database, { eraseArtwork, clock: Date.now }));
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
