import type { Contestant } from './contestants.ts';
import { geometricMean, median, quantile, spread } from './figures.ts';
import { HERD, type Herd, SLOW_MS } from './lone.ts';
import { type QueryName, queries } from './queries.ts';
import type { Measured, Results } from './rounds.ts';

const table = (title: string, rows: readonly (readonly [string, readonly string[]])[], more = ''): string[] => [
  `| ${[title, ...queries.map(({ name }) => name)].join(' | ')} |${more ? ` ${more} |` : ''}`,
  `|---|${queries.map(() => '---|').join('')}${more ? '---|' : ''}`,
  ...rows.map(([name, cells]) => `| ${[name, ...cells].join(' | ')} |`),
];

const rowsOf = (results: Results, cell: (measured: Measured, query: QueryName) => string) =>
  [...results].map(([one, by]) => [one.name, queries.map(({ name }) => cell(by[name], name))] as const);

export const cpuTable = (results: Results): string[] =>
  table(
    'processor µs a request: median (least-most)',
    rowsOf(results, ({ cpuUs }) => spread(cpuUs)),
  );

/** How many times the processor time of `base` is that of each. */
export function ratioTable(results: Results, base: Contestant): string[] {
  const cost = (one: Contestant) => queries.map(({ name }) => median(results.get(one)![name].cpuUs));
  const based = cost(base);
  const rows = [...results.keys()].map(one => {
    const ratios = cost(one).map((us, at) => based[at]! / us);
    return [one.name, [...ratios, geometricMean(ratios)].map(ratio => ratio.toFixed(2))] as const;
  });
  return table(`${base.name} = 1.00, higher is cheaper`, rows, 'mean');
}

export const callsTable = (results: Results, lone: ReadonlyMap<Contestant, number[]>): string[] =>
  table(
    'calls of the service, lone / in the rounds',
    [...lone].map(([one, calls]) => [
      one.name,
      queries.map(({ name }, at) => `${calls[at]} / ${median(results.get(one)![name].calls).toFixed(1)}`),
    ]),
  );

export const latencyTable = (results: Results, connections: number): string[] =>
  table(
    `ms under ${connections} connections: half / 99 of 100`,
    rowsOf(results, ({ times }) => `${median(times).toFixed(0)} / ${quantile(times, 0.99).toFixed(0)}`),
  );

export const slowTable = (slow: ReadonlyMap<Contestant, number[]>): string[] =>
  table(
    `ms, service takes ${SLOW_MS} ms a call`,
    [...slow].map(([one, times]) => [one.name, times.map(time => time.toFixed(0))]),
  );

export const herdTable = (herds: ReadonlyMap<Contestant, Herd[]>): string[] =>
  table(
    `herd of ${HERD}: calls / slowest against a lone one`,
    [...herds].map(([one, found]) => [one.name, found.map(({ calls, slowest }) => `${calls} / ${slowest.toFixed(1)}`)]),
  );
