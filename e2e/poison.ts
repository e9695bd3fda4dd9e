import { HOSTILE } from '../server/test/fixtures/hostile.ts';

/** Ends whatever the snippet before has left open, so that the next one is not part of it. */
const CLOSED = `--> '"></textarea></title></style></script></noscript></xmp></template></select></svg></math></p>\n`;

/** What an address may begin with so that it acts or leads elsewhere. */
const SCHEMES = ['javascript:alert(1)//', ' JaVaScRiPt:alert(1)//', 'java\tscript:alert(1)//', 'data:text/html,', ''];

type Row = { id: number };

export interface Dealer {
  /** The next portion for a field: of as many rows as there are, all together get every snippet. */
  text(field: string): string;
  address(field: string): string;
}

/** Deals every hostile snippet to every field that it is asked for, in portions over a collection's rows. */
export class Poison {
  #next = new Map<string, number>();

  /** How many different snippets each field has got. */
  get given(): [field: string, snippets: number][] {
    return [...this.#next].map(([field, dealt]) => [field, Math.min(dealt, HOSTILE.length)]);
  }

  dealer(collection: string, rows: number): Dealer {
    const portion = Math.ceil(HOSTILE.length / rows);
    const text = (field: string) => {
      const name = `${collection} ${field}`;
      const from = this.#next.get(name) ?? 0;
      this.#next.set(name, from + portion);
      return Array.from({ length: portion }, (_, at) => HOSTILE[(from + at) % HOSTILE.length]).join(CLOSED);
    };
    let addresses = 0;
    return { text, address: field => SCHEMES[addresses++ % SCHEMES.length] + text(field) };
  }

  /** What each of some rows is to be made of. */
  *deal<R extends Row>(
    collection: string,
    rows: readonly R[],
    fields: (dealer: Dealer, row: R, at: number) => Record<string, unknown>,
  ): Generator<[collection: string, id: number, fields: Record<string, unknown>]> {
    const dealer = this.dealer(collection, rows.length);
    for (const [at, row] of rows.entries()) yield [collection, row.id, fields(dealer, row, at)];
  }
}
