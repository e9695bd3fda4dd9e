import { flushCompileCache } from 'node:module';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`This needs Node 24 or newer; it is ${process.version}. Run: npm ci && npm start`);
  process.exit(78);
}

const development = process.argv.includes('--dev');
// Libraries read it when they are loaded: without it React renders with all the checks that it has for developers.
process.env.NODE_ENV ??= development ? 'development' : 'production';

// What is being changed is watched by a process of Node's own.
if (!development) (await import('./config/memory.ts')).sizeProcess(process.env);

// Loaded only now: an older Node could not read the files at all.
const { start } = await import('./start.ts');
await start(process.env, development);
// For the next start, however this process ends.
flushCompileCache();
