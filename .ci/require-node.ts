// Imported first by every file that a person could start directly.
const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
  console.error(
    `Node 24 or newer is needed, this is ${process.versions.node}. Run "npm ci" and use the npm scripts: they bring their own Node.`,
  );
  process.exit(78);
}
