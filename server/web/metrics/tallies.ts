import { Counter, Histogram, type Registry } from 'prom-client';

interface TallyOf {
  name: string;
  help: string;
  /** in the order in which `at` is given their values */
  labels: readonly string[];
}

/**
 * What is counted, by the values of its labels. A request adds to numbers that are there already and makes nothing: the
 * library, which makes a key of all labels each time, is told when somebody looks.
 */
export class Tally<Kept> {
  readonly #make: () => Kept;
  readonly #below = new Map<string | number, Tally<Kept>>();
  #kept: Kept | undefined;

  constructor(make: () => Kept) {
    this.#make = make;
  }

  /** That of one value of the next label. */
  at(value: string | number): Tally<Kept> {
    return this.#below.get(value) ?? this.#grow(value);
  }

  get kept(): Kept {
    this.#kept ??= this.#make();
    return this.#kept;
  }

  /** Everything that was counted, with the values of all labels. */
  *all(values: readonly (string | number)[] = []): Generator<[values: readonly (string | number)[], kept: Kept]> {
    if (this.#kept !== undefined) yield [values, this.#kept];
    for (const [value, below] of this.#below) yield* below.all([...values, value]);
  }

  #grow(value: string | number): Tally<Kept> {
    const grown = new Tally(this.#make);
    this.#below.set(value, grown);
    return grown;
  }
}

/** A number that grows. */
export class Count {
  value = 0;
}

/** Values by the bounds that they are below. */
export class Spread {
  readonly #bounds: readonly number[];
  readonly #below: Float64Array;
  sum = 0;
  count = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#below = new Float64Array(bounds.length);
  }

  observe(value: number): void {
    this.sum += value;
    this.count += 1;
    const bounds = this.#bounds;
    for (let at = 0; at < bounds.length; at += 1)
      if (value <= bounds[at]!) {
        this.#below[at]! += 1;
        return;
      }
  }

  /** Each bound with how many values were at most that. */
  *upTo(): Generator<[bound: number | '+Inf', count: number]> {
    let all = 0;
    for (const [at, bound] of this.#bounds.entries()) {
      all += this.#below[at]!;
      yield [bound, all];
    }
    yield ['+Inf', this.count];
  }
}

/** A counter of the registry, counted by a tally. */
export function tallyCounts(register: Registry, of: TallyOf): Tally<Count> {
  const tally = new Tally(() => new Count());
  new Counter({
    name: of.name,
    help: of.help,
    labelNames: of.labels,
    registers: [register],
    collect() {
      this.reset();
      for (const [values, { value }] of tally.all()) this.inc(labelled(of.labels, values), value);
    },
  });
  return tally;
}

/** A histogram of the registry, counted by a tally. */
export function tallySpreads(register: Registry, of: TallyOf & { bounds: readonly number[] }): Tally<Spread> {
  const tally = new Tally(() => new Spread(of.bounds));
  new TalliedHistogram(register, of, tally);
  return tally;
}

type Reading = Awaited<ReturnType<Histogram['get']>>;

/** The library's histogram takes values one by one alone: this one tells what was counted beside it. */
class TalliedHistogram extends Histogram {
  readonly #of: TallyOf;
  readonly #tally: Tally<Spread>;

  constructor(register: Registry, of: TallyOf & { bounds: readonly number[] }, tally: Tally<Spread>) {
    super({ name: of.name, help: of.help, labelNames: of.labels, buckets: [...of.bounds], registers: [register] });
    this.#of = of;
    this.#tally = tally;
  }

  override async get(): Promise<Reading> {
    const { name, help } = this.#of;
    // Its type is a word, whatever the library's own types say.
    return { name, help, type: 'histogram', aggregator: 'sum', values: [...this.#values()] } as unknown as Reading;
  }

  /** By this the library asks for what it writes down. */
  getForPromString(): Promise<Reading> {
    return this.get();
  }

  *#values() {
    const { name } = this.#of;
    for (const [values, spread] of this.#tally.all()) {
      const labels = labelled(this.#of.labels, values);
      for (const [le, value] of spread.upTo()) yield { metricName: `${name}_bucket`, labels: { le, ...labels }, value };
      yield { metricName: `${name}_sum`, labels, value: spread.sum };
      yield { metricName: `${name}_count`, labels, value: spread.count };
    }
  }
}

const labelled = (names: readonly string[], values: readonly (string | number)[]): Record<string, string | number> =>
  Object.fromEntries(names.map((name, at) => [name, values[at]!]));
