/** A registered operation as the browser needs it: what the gateway knows it by, and the types of its answer. */
export interface Operation<T, V> {
  kind: 'query' | 'mutation';
  name: string;
  /** under which the gateway has its text */
  hash: string;
  /** carries the types alone; nothing has it */
  readonly ' $types'?: (variables: V) => T;
}
