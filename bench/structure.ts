import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './readOptions.ts';
import { measure } from './structure/figures.ts';
import { findDisorder } from './structure/order.ts';
import { writeReport } from './structure/report.ts';

// Measures how easy the tree is to take over, prints it and writes docs/structure.md. With `--check` it writes
// nothing and fails where the tree has left the order that it was brought into.

const root = path.join(import.meta.dirname, '..');
const { check } = readOptions({ check: { type: 'boolean', default: false } });
const figures = measure(root);

if (check) {
  const disorder = findDisorder(figures);
  for (const line of disorder) console.error(line);
  process.exitCode = disorder.length > 0 ? 1 : 0;
} else {
  const report = `${writeReport(figures).join('\n')}\n`;
  writeFileSync(path.join(root, 'docs/structure.md'), report);
  console.log(report);
}
