import { Drawings, type Wanted } from './drawings.ts';
import { renderMedia } from './render.ts';

/** What the service sends to the program below. */
export interface Ahead {
  folder: string;
  wanted: readonly Wanted[];
}

process.once('disconnect', () => process.exit());
process.once('message', async message => {
  const { folder, wanted } = message as Ahead;
  const drawings = new Drawings(folder, renderMedia);
  // A picture that somebody waits for is drawn by the service itself meanwhile, and found on disk here.
  for (const each of wanted) {
    await drawings.bytes(each);
    if (!drawings.kept) break;
  }
  process.exit();
});
