import { drawGraph } from './drawing.ts';
import type { Figures } from './figures.ts';
import type { Edge } from './layers.ts';
import type { Count } from './words.ts';

/** docs/structure.md, by lines: each figure beside where it stood on 22 November 2026 and what it shall be. */
export const writeReport = (figures: Figures): string[] => [
  '# Structure',
  '',
  'Made by `npm run structure` from the sources alone: TypeScript of the product, without tests, their helpers and what is generated. "Stood" is what the tree had on 22 November 2026, before it was put in order; a dash where it was not counted.',
  '',
  '| figure | stood | goal | now |',
  '|---|---|---|---|',
  ...rowsOf(figures).map(cells => `| ${cells.join(' | ')} |`),
  '',
  'The goals of lines were set for the product of that day. Accounts, the life of quotes, partners, payments, mails, search that forgives and pages without a line came since, and what was asked of a WordPress grew with them: both goals stand as a reminder, and are far from reached.',
  '',
  '## Words',
  '',
  'Words that a newcomer searches for, in names of the code and anywhere (comments, texts and paths too):',
  '',
  ...wordTable(figures.searched),
  '',
  'Words that they replaced. In comments and texts some of them are plain English ("is told") or what a reader of the page is offered; in names none should be left:',
  '',
  ...wordTable(figures.replaced),
  '',
  '## Imports between folders of the server',
  '',
  'Types counted. `http` and `config`, which every folder may import, are left out, and an arrow where a longer way says the same.',
  '',
  ...drawGraph(figures.serverEdges),
  '',
  '### Imports that do not lead down',
  '',
  ...listOr([...figures.serverBackEdges, ...figures.clientBackEdges].map(edgeLine)),
  '',
  '### Cycles, types counted',
  '',
  ...listOr(
    [...figures.cycles, ...figures.demoCycles].map(files => `- ${files.map(file => `\`${file}\``).join(', ')}`),
  ),
  '',
  '## Repeated code',
  '',
  'Runs of 50 tokens that are the same to the letter (what jscpd counts, too), imports left out; the files that share most:',
  '',
  ...listOr(figures.repeated.pairs.map(pair => `- ${pair.lines} lines: \`${pair.file}\`, \`${pair.with}\``)),
];

const rowsOf = (figures: Figures): (string | number)[][] => {
  const { loose, fullest, lines, searched, replaced, cycles, demoCycles } = figures;
  return [
    ['loose files in `server/`', 22, 'main, start, config', `${loose.length}: ${loose.join(', ')}`],
    [
      'sources in the biggest flat folder',
      '87 (`client/src/ui`), 40 (`catalogue`), 48 (`demo/routes`)',
      25,
      fullest.map(({ folder, files }) => `${files} (\`${folder}\`)`).join(', '),
    ],
    [
      'lines of production (server, client, rules)',
      '45.8k',
      'at most 41k',
      `${thousands(lines.server + lines.client + lines.rules)} (${thousands(lines.server)}, ${thousands(lines.client)}, ${thousands(lines.rules)})`,
    ],
    ["lines of demo's code", '17.9k', 'at most 8k', thousands(lines.demo)],
    ["resolvers' median file, lines", 59, 35, figures.resolverMedian],
    ['lines of the WordPress check: doctor, contract, capabilities', '3,621', 'about 2,200', figures.checkLines],
    ['lines of repeated code', '67 of 48.7k', '–', `${figures.repeated.lines} of ${thousands(figures.repeated.of)}`],
    ['words searched for and not found', 6, 0, searched.filter(({ inText }) => inText === 0).length],
    ['replaced words in names of the code', '–', 0, replaced.reduce((sum, { inNames }) => sum + inNames, 0)],
    ['back-edges of the client', 6, 0, figures.clientBackEdges.length],
    ['back-edges of the server', 1, 0, figures.serverBackEdges.length],
    [
      'cycles of imports, types counted',
      '55',
      0,
      `${cycles.length} groups of ${cycles.flat().length} files; in demo ${demoCycles.length} of ${demoCycles.flat().length}`,
    ],
  ];
};

const thousands = (lines: number): string => `${(lines / 1_000).toFixed(1)}k`;

const wordTable = (counts: readonly Count[]): string[] => [
  '| word | in names | anywhere |',
  '|---|---|---|',
  ...counts.map(({ word, inNames, inText }) => `| ${word} | ${inNames} | ${inText} |`),
];

const edgeLine = ({ file, target }: Edge): string => `- \`${file}\` → \`${target}\``;

const listOr = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? lines : ['None.']);
