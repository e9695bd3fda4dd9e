import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measure } from './structure/figures.ts';
import { writeReport } from './structure/report.ts';

// Measures how easy the tree is to take over, prints it and writes docs/structure.md.

const root = path.join(import.meta.dirname, '..');
const report = `${writeReport(measure(root)).join('\n')}\n`;
writeFileSync(path.join(root, 'docs/structure.md'), report);
console.log(report);
