import path from 'node:path';
import { counted } from '../../rules/fillText.ts';
import { sizeText } from '../../rules/forms/artwork.ts';
import type { Manifest } from '../backup/manifest.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { runFolderCommand } from './folderCommand.ts';

const USAGE = `npm run backup -- TARGET [--json]

Copies into TARGET, a new or empty folder, what cannot be made again: submissions, keys of orders, former addresses,
artwork, and the secrets that were made at the first start. The site may be running: what was acknowledged before is in
it. Reads the same environment as the site. Ends with 0, 1 (not done), 64 (not understood) or 78 (configuration).`;

await runFolderCommand({
  usage: USAGE,
  async work(folder, site) {
    const target = path.resolve(folder);
    const { manifest, leftOut } = await takeBackup(site, target);
    const besides = [...leftOut.map(indexIsNotInIt), ...notInIt(manifest, Boolean(site.databaseUrl))];
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    const taken = counted(
      manifest.files.length,
      `1 file, ${sizeText(bytes)}, is`,
      `{count} files, ${sizeText(bytes)}, are`,
    );
    const text = [`${taken} in ${target}.`, ...besides].join('\n');
    return { data: { target, ...manifest, besides }, text };
  },
});

function indexIsNotInIt({ message }: Error): string {
  return `${message} This index is not in the backup, all else is. A damaged one may be deleted: the site makes it again at its next start and forgets former addresses alone.`;
}

/** What else is needed to bring the site back. */
function notInIt({ files }: Manifest, isInPostgres: boolean): string[] {
  const has = (name: string) => files.some(file => file.path === name);
  return [
    ...(isInPostgres ? ['Submissions lie in PostgreSQL: run pg_dump first, then this.'] : []),
    ...(has('secret-key') ? [] : ['SECRET_KEYS was given by the environment: keep it yourself.']),
    ...(has('operator-token') ? [] : ['OPERATOR_TOKEN was given by the environment: keep it yourself.']),
  ];
}
