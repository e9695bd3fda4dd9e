// After `npm ci`: give every npm script the Node that the project brought (optionalDependencies), whatever the machine has.
const { existsSync, symlinkSync, mkdirSync } = require('node:fs');
const path = require('node:path');
const root = path.join(__dirname, '..');
const bin = path.join(root, 'node_modules', '.bin');
const exe = process.platform === 'win32' ? 'node.exe' : 'node';
const platform = process.platform === 'win32' ? 'win' : process.platform;
const brought = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', exe);
const link = path.join(bin, exe);
if (existsSync(brought) && !existsSync(link)) {
  mkdirSync(bin, { recursive: true });
  symlinkSync(path.relative(bin, brought), link);
}
