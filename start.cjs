// `node .` starts the site. An older Node cannot read its files at all: it is told what starts it with the Node it brings.
const major = Number(process.versions.node.split('.')[0]);
if (major >= 24) {
  void import('./server/main.ts');
} else {
  process.stderr.write(`This is Node ${process.versions.node}; the site brings its own. Run: npm start\n`);
  process.exitCode = 78;
}
