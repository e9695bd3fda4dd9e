import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server/test/freePort.ts';

// Walks docs/operate.md: what leads from nothing to a public site, as it stands there, and then every other command on what
// that made. Run by root in a folder of its own: places of the machine lie below it, ports are free ones, and a `systemctl`
// of ours starts what the unit says, as nobody. Says how long each part took. `--quick` takes packages and build from here,
// `--walk` ends where the site is public.

const tree = path.resolve(import.meta.dirname, '..');
const guide = readFileSync(path.join(tree, 'docs/operate.md'), 'utf8');
const root = mkdtempSync(path.join(tmpdir(), 'operate-'));
const [http, tls, gateway, shop] = [await freePort(), await freePort(), await freePort(), await freePort()];
const NOBODY = 65_534;

const blocksOf = (text: string): string[] => [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code!);
const section = guide.split('## From nothing to a public site\n')[1]!.split('\n## ')[0]!;
const walked = blocksOf(section);
const inBlocks = blocksOf(guide.replace(section, '')).flatMap(code =>
  code.split('\n').filter(line => line.trim() && !line.startsWith('#')),
);
const isCommand = /^(?:npm|npx|node|docker|openssl|systemctl|nginx|pg_\w+|curl|sudo|git|cd) /;
/** Commands that stand within a sentence or a table. */
const inSentences = [...guide.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)]
  .map(([, command]) => command!.replaceAll(/\s+/g, ' '))
  .filter(command => isCommand.test(command));
/** Each once, without what is said of it. */
const others = [...new Set([...inBlocks, ...inSentences].map(line => line.split(/\s+#/)[0]!.trim()))];

/** What stands for this machine, which may be busy with other tests, and for a shop of one's own. */
const here = (command: string): string =>
  command
    .replaceAll(/(?<![\w.])\/(opt\/gateway|etc\/|var\/lib\/gateway|backups\/)/g, `${root}/$1`)
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${gateway}`)
    .replace('--retry 60', '--retry 600')
    .replaceAll('labels.example:443:', `labels.example:${tls}:`)
    .replace('https://labels.example/ ', `https://labels.example:${tls}/ `)
    .replace(/https:\/\/shop\.example(?=\s|$)/, `http://127.0.0.1:${shop}/wp-json`);

const shims: Record<string, string> = {
  sudo: 'exec "$@"',
  'apt-get':
    '[ "$1 $2" = "install -y" ] && shift 2 && for one; do [ "$one" != nodejs ] || one=node; command -v "$one"; done > /dev/null',
  nginx: `sed -e 's#/etc/nginx#${root}/etc/nginx#; s/listen 80;/listen 127.0.0.1:${http};/; s/listen 443 /listen 127.0.0.1:${tls} /' ${root}/etc/nginx/conf.d/*.conf > ${root}/site.conf
printf 'pid ${root}/nginx.pid; events {} http { include ${root}/site.conf; access_log off; }' > ${root}/nginx.conf
exec /usr/sbin/nginx -p ${root} -e ${root}/nginx.log -c ${root}/nginx.conf "$@"`,
  systemctl: `case "$*" in
'reload nginx') nginx ;;
'enable --now gateway')
  unit=${root}/etc/systemd/system/gateway.service
  mkdir -p ${root}/var/lib/gateway && chown ${NOBODY}:${NOBODY} ${root}/var/lib/gateway && chmod 700 ${root}/var/lib/gateway
  cd ${root}$(sed -n 's/^WorkingDirectory=//p' $unit)
  set -a; eval "$(sed -n 's/^Environment=//p' $unit)"; . ${root}/etc/gateway.env; DATA_DIR=${root}/var/lib/gateway PORT=${gateway}; set +a
  setsid setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups $(sed -n 's#^ExecStart=#${root}#p' $unit) > ${root}/gateway.log 2>&1 < /dev/null &
  echo $! > ${root}/gateway.pid ;;
*) exit 1 ;;
esac`,
};

interface Ran {
  ok: boolean;
  said: string;
  seconds: number;
}

const quick = process.argv.includes('--quick');
if (quick)
  shims.npm = `case "$*" in
ci) ln -s ${tree}/node_modules node_modules ;;
'run build') cp -r ${tree}/client/dist client/dist ;;
*) exec ${spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim()} "$@" ;;
esac`;

const environment = {
  PATH: `${root}/shims:${path.dirname(process.execPath)}:${process.env.PATH}`,
  HOME: process.env.HOME,
  REPOSITORY: tree,
};
let folder = root;

function run(command: string, env: Record<string, string | undefined> = {}): Ran {
  const began = performance.now();
  const script = `set -euo pipefail\n${here(command)}\npwd > ${root}/folder`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env: { ...environment, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (existsSync(`${root}/folder`)) folder = readFileSync(`${root}/folder`, 'utf8').trim();
  return { ok: status === 0, said: `${stdout}${stderr}`, seconds: (performance.now() - began) / 1_000 };
}

let failures = 0;
function tell(command: string, { ok, said, seconds }: Ran): void {
  if (!ok) failures += 1;
  console.log(`${ok ? 'done  ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${command}`);
  if (!ok) console.log(said.split('\n').slice(-25).join('\n'));
}

/** Commands that are not run once more, or cannot be run here, each with where they are. */
const elsewhere: readonly [pattern: RegExp, where: string][] = [
  [
    /^docker compose (up -d --no-deps|build$)/,
    'bench/faults/placed and server/test/docs/ops.test.ts: no Docker runs here',
  ],
  [/^(cd ops|docker) /, 'bench/faults/placed: no Docker runs here'],
  [/^npm run test:faults /, 'bench/faults, by itself'],
  [/^(pg_dump|createdb|pg_restore) /, 'server/storage/restoredDump.test.ts, where PostgreSQL is'],
  [/^(npm ci|systemctl enable|node \.ci\/operate)/, 'above'],
  [/^npm run submissions$/, 'with what it is to do in the other lines'],
  [/\b[A-Z]{2,}$/, 'above, with a name in the place of that'],
  [/^node --cpu-prof$/, "Node's own, and whatever is to be looked at behind it"],
];

/** A request of a visitor whom nobody believes, so that there is something held; its reference. */
async function askForQuote(): Promise<string> {
  const token = readFileSync(`${root}/var/lib/gateway/operator-token`, 'utf8').trim();
  const input = {
    name: 'Thandi',
    email: 'buyer@example.com',
    labelType: 'security-void',
    quantity: '101-500',
    website: 'x',
  };
  const response = await fetch(`http://127.0.0.1:${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query:
        'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }',
      variables: { input: { ...input, key: 'walk' } },
    }),
  });
  const { data } = (await response.json()) as { data: { submitQuoteRequest: { reference: string } } };
  return data.submitQuoteRequest.reference;
}

async function runOthers(): Promise<void> {
  run(
    `PORT=${shop} DATA_DIR=${root}/shop setsid node demo/main.ts > ${root}/shop.log 2>&1 < /dev/null &
echo $! > ${root}/shop.pid; curl -fsS --retry 30 --retry-delay 1 --retry-all-errors -o /dev/null http://127.0.0.1:${shop}/wp-json/`,
  );
  const reference = await askForQuote();
  writeFileSync(`${folder}/offer.json`, /`(\{"lines"[\s\S]*?)`/.exec(guide)![1]!.replaceAll('\n', ''));
  writeFileSync(`${folder}/price-list.graphql`, 'query PriceList { products(perPage: 2) { items { name } } }\n');
  const env = {
    ...Object.fromEntries(
      readFileSync(`${root}/etc/gateway.env`, 'utf8')
        .trim()
        .split('\n')
        .map(line => line.split('=') as [string, string]),
    ),
    DATA_DIR: `${root}/var/lib/gateway`,
  };
  let version = '3';
  for (const line of others) {
    const command = line.replaceAll('Q-0W3XK-7QF2P', reference).replace('--version 3', `--version ${version}`);
    const where = elsewhere.find(([pattern]) => pattern.test(command))?.[1];
    if (where) {
      console.log(`see              ${command}: ${where}`);
      continue;
    }
    const asked = command.startsWith('npm run quotes') ? `${command} --url http://127.0.0.1:${gateway}` : command;
    const more = command.includes('restore') ? { DATA_DIR: `${root}/restored` } : {};
    const ran = run(asked, { ...env, ...more });
    // What answers gives the version that was shown: it moves with each step.
    if (command.startsWith('npm run quotes -- show')) version = /^version +(\d+)$/m.exec(ran.said)?.[1] ?? version;
    tell(command, ran);
  }
}

function end(): void {
  for (const file of ['gateway.pid', 'shop.pid', 'nginx.pid'])
    if (existsSync(`${root}/${file}`)) {
      const pid = Number(readFileSync(`${root}/${file}`, 'utf8'));
      try {
        // What they keep is removed: none is to write to it any more.
        if (file === 'nginx.pid') process.kill(pid);
        else process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    end();
    rmSync(root, { recursive: true, force: true });
    process.exit(1);
  });
try {
  for (const place of [
    'shims',
    'etc/systemd/system',
    'etc/nginx/conf.d',
    'etc/nginx/sites-enabled',
    'opt',
    'var/lib',
    'restored',
  ])
    mkdirSync(`${root}/${place}`, { recursive: true });
  chmodSync(root, 0o755);
  for (const [name, code] of Object.entries(shims))
    writeFileSync(`${root}/shims/${name}`, `#!/bin/bash\n${code}\n`, { mode: 0o755 });
  const began = performance.now();
  for (const block of walked) {
    const ran = run(block);
    tell(block.trim().split('\n').join('\n                 '), ran);
    if (ran.said && ran.ok) console.log(ran.said.trim().split('\n').slice(-3).join('\n'));
    if (!ran.ok) throw new Error('The walk ended here');
  }
  console.log(`From nothing to a public site: ${Math.round((performance.now() - began) / 1_000)} s`);
  if (!process.argv.includes('--walk')) await runOthers();
} catch (error) {
  failures += 1;
  console.error((error as Error).message);
} finally {
  end();
  // nginx removes it as it ends.
  for (let look = 0; look < 200 && existsSync(`${root}/nginx.pid`); look++) await sleep(50);
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = failures ? 1 : 0;
