import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

export type Owner = { name: string; uid: number; gid: number };

/** Neither program should run as root: started by root each runs as Debian's user for it, else both as whoever starts them. */
export function owners(): { database: Owner; php: Owner } {
  const me = userInfo();
  if (me.uid !== 0) {
    const owner = { name: me.username, uid: me.uid, gid: me.gid };
    return { database: owner, php: owner };
  }
  return { database: lookUp('mysql'), php: lookUp('www-data') };
}

function lookUp(name: string): Owner {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { name, uid: id('-u'), gid: id('-g') };
}

/** Gives a folder to its owner; without root everything is ours already. */
export function giveTo(owner: Owner, dir: string): void {
  if (userInfo().uid === 0) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, dir]);
}
