import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { proveQuestions } from '../server/test/mutated/asking.ts';
import { proveDecoders } from '../server/test/mutated/property.ts';

const SEEDS = 3;
/** Of each seed. */
const ANSWERS = 4_000;
const QUESTIONS = 6_000;
/** No case may cost more of the processor, whatever is in it. */
const MOST_MS = 2_000;

interface Part {
  isHeld: boolean;
  lines: readonly string[];
}

/** Spoils recorded answers and what clients send at random, and writes to docs/decoders.md what a gateway makes of them; false where that is anything it must not. */
export async function proveSpoiltAnswers(): Promise<boolean> {
  const seeds = Array.from({ length: SEEDS }, (_, at) => (Date.now() + at) % 2 ** 31);
  const answers = await ofSeeds(seeds, seed => proveDecoders(ANSWERS, seed), figures);
  const questions = await ofSeeds(seeds, seed => proveQuestions(QUESTIONS, seed), questionFigures);
  const text = [
    '# Spoilt answers and questions',
    '',
    `Made by \`npm run proof\` with the seeds ${seeds.join(', ')}.`,
    '',
    '## What services answer',
    '',
    'Recorded answers of a real WordPress with WooCommerce, one to three values of each dropped, doubled or made something else: `false`, `[]`, numbers beyond counting, dates that are none, markup, pages of HTML, a hundred thousand letters. A gateway is asked for everything that the schema has, with and without its index. Every value must be of its type, text must be text, and what cannot be answered must carry a code of the services.',
    '',
    ...answers.lines,
    '',
    '## What clients send',
    '',
    'Every field of the schema, of the operator too, webhooks rightly signed, calls of agents and the beacon, with values spoilt likewise, asked of a site on the embedded service. Nothing fails, so nothing may be answered or logged as if something had; afterwards a cart, an estimate and a list are what they were before, and every acknowledged request for a quote is there once.',
    '',
    ...questions.lines,
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(path.join(import.meta.dirname, '../docs/decoders.md'), text);
  return answers.isHeld && questions.isHeld;
}

/** One seed after another, as a table with a column for each, or the smallest case that was not held. */
async function ofSeeds<Tally extends { slowest: number }>(
  seeds: readonly number[],
  prove: (seed: number) => Promise<Tally>,
  figuresOf: (tally: Tally) => readonly (readonly [string, string | number])[],
): Promise<Part> {
  const tallies: Tally[] = [];
  try {
    for (const seed of seeds) tallies.push(await prove(seed));
  } catch (error) {
    const { message, cause } = error as Error;
    return { isHeld: false, lines: ['```', `${message}\n${cause}`, '```'] };
  }
  const columns = tallies.map(figuresOf);
  const rows = columns[0]!.map(([name], at) => `| ${name} | ${columns.map(column => column[at]![1]).join(' | ')} |`);
  const head = [`| seed | ${seeds.join(' | ')} |`, `|---${'|---'.repeat(SEEDS)}|`];
  return { isHeld: tallies.every(({ slowest }) => slowest <= MOST_MS), lines: [...head, ...rows] };
}

const figures = ({ cases, whole, coded, leftOut, values, slowest }: Awaited<ReturnType<typeof proveDecoders>>) =>
  [
    ['cases', cases],
    ['answers that were whole', whole],
    ['answers with an error, each with a code of the services', coded],
    ['rows that did not fit and were left out', leftOut],
    ['values that were held to their type', values],
    ['crashes, errors without a code, values of another type, tags or entities in text', 0],
    [`slowest case, at most ${MOST_MS} ms`, `${slowest} ms`],
  ] as const;

const questionFigures = ({ cases, statuses, kept, slowest }: Awaited<ReturnType<typeof proveQuestions>>) =>
  [
    ['cases', cases],
    ['answers by status', written(statuses)],
    ['requests for a quote that were acknowledged, each there once', kept],
    ['answers of 500 and above, codes of a fault of ours or of a service, faults in the log', 0],
    [`slowest case, at most ${MOST_MS} ms`, `${slowest} ms`],
  ] as const;

const written = (statuses: Readonly<Record<number, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
