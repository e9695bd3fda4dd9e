import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { artworkKinds, artworkLimits, sizeText } from '../../../rules/forms/artwork.ts';
import { sign } from '../../config/signing.ts';
import { networkOf } from '../../http/visitor.ts';
import { StorageError } from '../../storage/errors.ts';
import { StorageProbe } from '../../storage/health.ts';
import { createAllowance } from './allowance.ts';
import type { Artwork, ArtworkFile } from './artwork.ts';
import { ArtworkError } from './artworkError.ts';
import { attach, claim, claimedFiles, release } from './claims.ts';
import { createDaySums, secondsLeftOfDay } from './daySums.ts';
import { CONTENT, isId, makeFolders, readAbout } from './folders.ts';
import { createLinks, LINK_MS } from './links.ts';
import { receive, tryToReceive } from './receive.ts';
import { claimsBefore, sweep } from './sweep.ts';

export interface ArtworkOptions {
  /** made if missing; processes may share it */
  readonly dir: string;
  /** the first makes ids and signs links, all are believed */
  readonly secrets: readonly string[];
  /** the site's own address, for links */
  readonly publicUrl: string;
  /** how much may wait unclaimed in all */
  readonly mostBytes: number;
  /** how much one visitor may send in a day */
  readonly dayBytes: number;
  /** how much of the disk stays free for everything else */
  readonly freeBytes: number;
  /** how long the files of a request are kept, in milliseconds */
  readonly keptMs: number;
  /** whether there is a request under a reference; without it what was claimed is never swept */
  readonly isStored?: (reference: string) => Promise<boolean>;
  /** milliseconds since 1970 */
  readonly clock?: () => number;
}

export function createArtwork(options: ArtworkOptions): Artwork {
  const { isStored = async () => true, dir, secrets, publicUrl, keptMs, clock = () => Date.now() } = options;
  const folders = makeFolders(dir);
  const daySums = createDaySums(folders.sent, clock);
  const allowance = createAllowance(folders, options);
  const probe = new StorageProbe(
    async () => {
      const [hasRoom] = await Promise.all([allowance.hasRoom(), tryToReceive(folders, clock())]);
      if (!hasRoom) throw new StorageError('No room for artwork.', { reason: 'disk full' });
    },
    () => performance.now(),
  );
  const links = createLinks({ secrets, publicUrl, clock });
  const sealed = (text: string) => sign(secrets[0]!, text).toString('base64url').slice(0, 32);
  const idOf = (key: string, sha256: string) => sealed(`artwork id\n${key}\n${sha256}`);
  const pathOf = (reference: string, { id }: ArtworkFile) => join(folders.claimed, reference, id, CONTENT);
  /** Where a file of a request lies, or one that waits for it. */
  const find = async (reference: string, id: string) => {
    for (const folder of [join(folders.claimed, reference, id), join(folders.waiting, id)]) {
      const file = await readAbout(folder);
      if (file) return { file, path: join(folder, CONTENT) };
    }
    return null;
  };
  const link = (reference: string, { id }: ArtworkFile) => links.make({ reference, id });
  const line = (reference: string, file: ArtworkFile) =>
    `${file.name} (${artworkKinds[file.kind].label}, ${sizeText(file.bytes)}): ${link(reference, file)}`;

  /** Room in a visitor's day for a file as large as one may be. */
  const takePlace = async (visitor: string) => {
    const place = await daySums.take(visitor, artworkLimits.bytes, options.dayBytes);
    if (!place) throw new ArtworkError('RATE_LIMITED', { seconds: secondsLeftOfDay(clock()) });
    return place;
  };

  const artwork: Artwork = {
    async receive(upload) {
      const visitor = sealed(`artwork visitor\n${upload.visitor}`);
      const network = sealed(`artwork network\n${networkOf(upload.visitor)}`);
      const place = upload.unlimited ? null : await takePlace(visitor);
      try {
        const room = await allowance.reserve({ visitor, network });
        const counted = { ...upload, visitor, network, room };
        const { file, isRepeat } = await receive({ folders, idOf, clock }, counted).finally(room.free);
        // A repeat takes no more of the disk.
        await (isRepeat ? place?.free() : place?.keep(file.bytes));
        return file;
      } catch (error) {
        await place?.free();
        throw error;
      }
    },
    claim(ids, reference) {
      if (ids.length > artworkLimits.files || !ids.every(isId)) return false;
      const taken = claim(folders, ids, reference);
      if (!taken) release(folders, reference);
      return taken;
    },
    attach: (ids, reference) => ids.length <= artworkLimits.files && ids.every(isId) && attach(folders, ids, reference),
    health: () => probe.health(),
    waiting: allowance.waiting,
    release: reference => release(folders, reference),
    files: reference => claimedFiles(folders, reference),
    named: async (reference, ids) => {
      const found = await Promise.all(ids.filter(isId).map(id => find(reference, id)));
      return found.flatMap(one => one?.file ?? []);
    },
    pathOf,
    link,
    lines: reference => claimedFiles(folders, reference).map(file => line(reference, file)),
    erase: reference => rmSync(join(folders.claimed, reference), { recursive: true, force: true }),
    async open(link) {
      const target = links.open(link);
      return target && find(target.reference, target.id);
    },
    async sweep(now) {
      await sweep(folders, now);
      for (const reference of await claimsBefore(folders, now - keptMs)) artwork.erase(reference);
      for (const reference of await claimsBefore(folders, now - LINK_MS))
        if (!(await isStored(reference))) artwork.erase(reference);
    },
  };
  return artwork;
}
