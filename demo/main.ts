import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`The embedded service needs Node 24 or newer; this is ${process.version}. Run: npm ci && npm run demo`);
  process.exit(78);
}

// loaded only now: an older Node could not read the files at all
const { createDemo } = await import('./service.ts');
const { isOfDisk } = await import('./data/isOfDisk.ts');

/** What a parent is told: it need not try again at once. */
const NO_DISK = 74;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const {
  PORT = '4001',
  HOST = '127.0.0.1',
  DATA_DIR = join(root, '.data', 'demo'),
  DEMO_LATENCY_MS = '0',
  SITE_URL,
} = process.env;

const options = { dataDir: DATA_DIR, latencyMs: Number(DEMO_LATENCY_MS) || 0, siteUrl: SITE_URL };
const demo = await createDemo(options).catch(error => {
  if (!isOfDisk(error)) throw error;
  console.error(
    `DATA_DIR: ${DATA_DIR} cannot be used: ${error.message}. Make room there, or name a folder to write to.`,
  );
  process.exit(NO_DISK);
});
const url = await demo.listen(Number(PORT), HOST).catch(async error => {
  if (error?.code !== 'EADDRINUSE') throw error;
  // A parent that asked for its last port takes another one; only a person is told.
  if (!process.send) console.error(`PORT: ${PORT} is taken. Set it to a free one, e.g. PORT=4101 npm run demo`);
  await demo.close();
  process.exit(78);
});
const { username, applicationPassword } = demo;

const stop = () => demo.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

if (process.send) {
  // forked: the parent is told, and its end is ours
  process.once('disconnect', stop);
  process.send({ type: 'ready', url, username, applicationPassword });
} else {
  console.log(`Embedded content and shop service: ${url}/wp-json`);
  console.log(`Throw-away credentials: ${username} / ${applicationPassword}`);
  console.log(`Data: ${DATA_DIR}`);
}
demo.drawAhead();
