import type { Figures } from './figures.ts';

const LOOSE = 3;
const IN_A_FOLDER = 25;

/** What in the tree is out of order, a line for each; figures that only have a goal (lines of code) are left out. */
export const findDisorder = (figures: Figures): string[] => [
  ...(figures.loose.length > LOOSE ? [`more than ${LOOSE} loose files in server: ${figures.loose.join(', ')}`] : []),
  ...figures.fullest
    .filter(({ files }) => files > IN_A_FOLDER)
    .map(({ folder, files }) => `${files} sources in ${folder}, more than ${IN_A_FOLDER}`),
  ...figures.replaced
    .filter(({ inNames }) => inNames > 0)
    .map(({ word, inNames }) => `${inNames} names with the word ${word}, which another replaced`),
  ...[...figures.serverBackEdges, ...figures.clientBackEdges].map(
    ({ file, target }) => `an import that does not lead down: ${file} imports ${target}`,
  ),
  ...[...figures.cycles, ...figures.demoCycles].map(files => `a cycle of imports: ${files.join(', ')}`),
];
