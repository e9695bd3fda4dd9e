import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Proof } from '../proof.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** What a newcomer installs first, but for Node, and what stands for systemd here. */
const PROGRAMS = ['git', 'nginx', 'openssl', 'curl', 'setpriv', 'setsid'];
const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args, { cwd: root }).status === 0;

/** In full also every other command of the guide, on packages and a build of its own. */
export const walk: Proof = {
  title: "The operator's guide leads from nothing to a public site",
  async run(full) {
    if (process.getuid?.() !== 0) return { skipped: 'only root can become another user' };
    const missing = PROGRAMS.filter(program => !runs('which', program));
    if (missing.length) return { skipped: `missing: ${missing.join(', ')}` };
    if (!runs('git', 'rev-parse', 'HEAD')) return { skipped: 'there is no repository to get the code from' };
    const walker = spawn(process.execPath, ['.ci/operate.ts', ...(full ? [] : ['--quick', '--walk'])], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const giveUp = () => walker.kill();
    process.once('exit', giveUp);
    const ended = once(walker, 'close').finally(() => process.off('exit', giveUp));
    const said = await text(walker.stdout);
    const [status] = await ended;
    const failed = /^FAILED[\s\S]*/m.exec(said)?.[0];
    const done = said.match(/^done /gm)?.length ?? 0;
    return {
      figures: [
        { what: 'blocks and commands done as they stand there', value: done, holds: done > 0 && status === 0 },
        { what: 'failed', value: failed ?? 0, holds: failed === undefined },
        {
          what: 'public after',
          value: /^From nothing to a public site: (.*)$/m.exec(said)?.[1] ?? 'never',
          holds: said.includes('From nothing to a public site'),
        },
        { what: 'commands that are run elsewhere', value: said.match(/^see /gm)?.length ?? 0 },
      ],
    };
  },
};
