import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { proveDecoders } from '../server/test/mutated/property.ts';

const CASES = 10_000;
/** No case may cost more of the processor, whatever is in it. */
const MOST_MS = 2_000;

/** Spoils recorded answers at random and writes to docs/decoders.md what a gateway makes of them; false where that is anything it must not. */
export async function proveSpoiltAnswers(): Promise<boolean> {
  const seed = Date.now() % 2 ** 31;
  const outcome = await proveDecoders(CASES, seed).catch((error: Error) => error);
  const isHeld = !(outcome instanceof Error);
  const text = [
    '# Spoilt answers',
    '',
    `Made by \`npm run proof\` with the seed ${seed}. Recorded answers of a real WordPress with WooCommerce, one to three values of each dropped, doubled or made something else: \`false\`, \`[]\`, numbers beyond counting, dates that are none, markup, pages of HTML, a hundred thousand letters. A gateway is asked for everything that the schema has, with and without its index. Every value must be of its type, text must be text, and what cannot be answered must carry a code of the services.`,
    '',
    ...(isHeld ? figures(outcome) : ['```', `${outcome.message}\n${outcome.cause}`, '```']),
    '',
  ].join('\n');
  console.log(text);
  writeFileSync(path.join(import.meta.dirname, '../docs/decoders.md'), text);
  return isHeld && outcome.slowest <= MOST_MS;
}

const figures = ({ cases, whole, coded, leftOut, values, slowest }: Awaited<ReturnType<typeof proveDecoders>>) => [
  '| | |',
  '|---|---|',
  `| cases | ${cases} |`,
  `| answers that were whole | ${whole} |`,
  `| answers with an error, each with a code of the services | ${coded} |`,
  `| rows that did not fit and were left out | ${leftOut} |`,
  `| values that were held to their type | ${values} |`,
  '| crashes, errors without a code, values of another type, tags or entities in text | 0 |',
  `| slowest case, at most ${MOST_MS} ms | ${slowest} ms |`,
];
