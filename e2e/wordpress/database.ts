import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { type Started, startProcess } from '../process.ts';
import { giveTo, owners } from './owners.ts';

/** Makes an empty MariaDB in `dir`/database; the user that runs PHP is let in by the operating system's word. */
export function createDatabase(dir: string): void {
  const { database, php } = owners();
  const data = path.join(dir, 'database');
  // Apart from the data, which MariaDB closes to others: PHP has to reach the socket.
  for (const folder of [data, path.join(dir, 'socket')]) {
    mkdirSync(folder, { mode: 0o755 });
    giveTo(database, folder);
  }
  const options = ['--no-defaults', `--datadir=${data}`, '--skip-test-db', '--auth-root-authentication-method=socket'];
  execFileSync('mariadb-install-db', options, { stdio: 'pipe', uid: database.uid, gid: database.gid, cwd: data });
  const sql = [
    'CREATE DATABASE wordpress CHARACTER SET utf8mb4;',
    `CREATE USER '${php.name}'@'localhost' IDENTIFIED VIA unix_socket;`,
    `GRANT ALL ON wordpress.* TO '${php.name}'@'localhost';`,
  ];
  writeFileSync(path.join(dir, 'first.sql'), `${sql.join('\n')}\n`);
}

/** Starts the private MariaDB of `dir`: no port, one socket, never the system's service. */
export async function startDatabase(dir: string, options: { first?: boolean; keep?: boolean }): Promise<Started> {
  const { database } = owners();
  const data = path.join(dir, 'database');
  const socket = path.join(dir, 'socket', 'database.sock');
  const args = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${path.join(data, 'mariadbd.pid')}`,
    '--skip-networking',
    '--skip-log-bin',
    '--innodb-buffer-pool-size=64M',
    '--innodb-log-file-size=16M',
    // The data is thrown away after each run: nothing is owed to a power cut.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=0',
    ...(options.first ? [`--init-file=${path.join(dir, 'first.sql')}`] : []),
  ];
  const { uid, gid } = database;
  const logFile = path.join(dir, 'database.log');
  const started = startProcess('MariaDB', '/usr/sbin/mariadbd', args, { uid, gid, logFile, keep: options.keep });
  await started.until(() => accepts(socket), 30_000);
  return started;
}

function accepts(socket: string): Promise<boolean> {
  return new Promise(resolve => {
    const connection = connect(socket);
    const answer = (ready: boolean) => {
      connection.destroy();
      resolve(ready);
    };
    connection.once('data', () => answer(true)).once('error', () => answer(false));
    connection.setTimeout(2_000, () => answer(false));
  });
}
