import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startDemo } from '../../e2e/demo.ts';
import { missingText, wordpressAvailable } from '../../e2e/wordpress/packages.ts';
import { startWordPress } from '../../e2e/wordpress/wordpress.ts';
import { recordings } from '../../server/test/replay/edge.ts';
import { readerOf, reasonAgainst } from '../../server/test/replay/leftOut.ts';
import { due, replay } from '../../server/test/replay/replay.ts';
import type { Verdict } from '../../server/wordpress-check/contract.ts';
import { reportOf } from './report.ts';

const root = path.join(import.meta.dirname, '../..');

/** A recording that was replayed. */
export interface Replay {
  name: string;
  route: string;
  good: boolean;
}

/** Holds every service at hand to the contract, replays the recordings, writes docs/contract.md. True where all is well. */
export async function proveContract(): Promise<boolean> {
  const embedded = await onEmbedded();
  const wordpress = await onWordPress();
  const replays = await replayAll();
  const leftOut = Map.groupBy(recordings, recording => reasonAgainst(recording) ?? '');
  leftOut.delete('');
  const reasons = [...leftOut].map(([reason, all]) => ({ reason, count: all.length }));
  writeFileSync(path.join(root, 'docs/contract.md'), reportOf({ embedded, wordpress, replays, leftOut: reasons }));
  const verdicts = [...embedded, ...(wordpress ?? [])];
  return verdicts.every(({ outcome }) => outcome !== 'fail') && replays.every(({ good }) => good);
}

async function onEmbedded(): Promise<Verdict[]> {
  const demo = await startDemo();
  try {
    return held(demo.env);
  } finally {
    await demo.stop();
  }
}

/** Null where Debian's packages are missing. */
async function onWordPress(): Promise<Verdict[] | null> {
  const { available, missing } = wordpressAvailable();
  if (!available) {
    console.log(missingText(missing));
    return null;
  }
  const wordpress = await startWordPress();
  try {
    return held({
      WORDPRESS_URL: wordpress.url,
      WORDPRESS_USERNAME: wordpress.username,
      WORDPRESS_APP_PASSWORD: wordpress.applicationPassword,
    });
  } finally {
    await wordpress.stop();
  }
}

/** As anybody holds their own WordPress to it: by the command. */
function held(env: Record<string, string>): Verdict[] {
  const args = ['server/commands/contract.ts', '--write', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 4_000_000,
    env: { PATH: process.env.PATH, ...env },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

async function replayAll(): Promise<Replay[]> {
  const replays: Replay[] = [];
  for (const recording of recordings) {
    if (reasonAgainst(recording) !== null) continue;
    const reader = readerOf(recording)!;
    const found = await replay(recording, reader);
    const good = isDeepStrictEqual(found, { outcome: due(recording, reader), lost: [] });
    replays.push({ name: recording.name, route: reader.route, good });
  }
  return replays;
}
