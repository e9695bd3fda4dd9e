const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`This needs Node 24 or newer; it is ${process.version}. Run: npm ci && npm start`);
  process.exit(78);
}

// Loaded only now: an older Node could not read the files at all.
const { start } = await import('./start.ts');
await start(process.env, process.argv.includes('--dev'));
