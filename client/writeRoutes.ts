import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ScreenRow, screens } from '../rules/screens.ts';

// Writes of the route table what a browser walks by: what only the server asks of it need not come with every page.

const WALKED = ['audience', 'screen', 'pending', 'wholePage', 'moreForOperator', 'leadsTo'];

const rows = Object.entries<ScreenRow>(screens).map(([address, row]) => [
  address,
  Object.fromEntries(Object.entries(row).filter(([name]) => WALKED.includes(name))),
]);
writeFileSync(
  path.join(import.meta.dirname, 'src/routeTable.json'),
  `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`,
);
