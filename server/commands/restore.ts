import path from 'node:path';
import { counted } from '../../rules/fillText.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { runFolderCommand } from './folderCommand.ts';

const USAGE = `npm run restore -- SOURCE [--json]

Puts the backup in SOURCE, as npm run backup wrote it, into DATA_DIR and ARTWORK_DIR, which have to be empty. Start the
site afterwards: what was not delivered yet then is delivered, perhaps a second time and under the same reference. Reads
the same environment as the site. Ends with 0, 1 (not done), 64 (not understood) or 78 (configuration).`;

await runFolderCommand({
  usage: USAGE,
  async work(folder, site) {
    const source = path.resolve(folder);
    const { takenAt, files } = await restoreBackup(source, site);
    const back = counted(files.length, `1 file of ${takenAt} is`, `{count} files of ${takenAt} are`);
    const dump = site.databaseUrl
      ? 'Submissions lie in PostgreSQL: restore their dump into a new database and set DATABASE_URL to that. '
      : '';
    const text = `${back} in ${site.dataDir} again. ${dump}Start the site.`;
    return { data: { source, dataDir: site.dataDir, artworkDir: site.artworkDir, takenAt, files }, text };
  },
});
