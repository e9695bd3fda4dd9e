import { Scope } from '../../cache/scope.ts';
import type { Collection, List } from '../../upstreams/collection.ts';
import type { Clients } from '../../wordpress-check/clients.ts';
import { recordingOf } from './edge.ts';

/** What a client made of an answer: how many things it read, or its refusal where the answer is one. */
export type Read = number | { refused: string | null };

/** How the gateway reads a route. */
export interface Reader {
  method: 'GET' | 'POST' | 'DELETE';
  /** the whole path below /wp-json, without the query */
  path: RegExp;
  /** the route's name in the contract */
  route: string;
  read(clients: Clients, call: { path: string; body: unknown }): Promise<Read>;
  /** the gateway asks for a list where one thing was recorded */
  asList?: boolean;
  /** an answer by which the service says 'there is none', and the gateway reads it so */
  none?: RegExp;
  /** a service that keeps the route to itself counts as one that has nothing there */
  mayBeClosed?: boolean;
  /** refusals that are an answer to the visitor, and no error: their statuses */
  refusals?: readonly number[];
  besides?: readonly (readonly [RegExp, unknown])[];
}

export const scope = () => new Scope('replay', 10_000);
export const shopper = () => ({ scope: scope(), token: 'a-token' });
export const idIn = (path: string) => Number(/\/(\d+)/.exec(path)?.[1]);
export const bodyOf = (name: string): unknown => recordingOf(name).response.body;

export const listed = async (list: Promise<List<unknown>>): Promise<Read> => (await list).items.length;
export const rows = <T extends { id: number }>(collection: Collection<T>, set: string) =>
  listed(collection.list(scope(), {}, set));

/** A list of its own, and one row by its id, which the gateway asks for by include=. */
export const collection = (path: string, read: Reader['read'], more: Partial<Reader> = {}): Reader => ({
  method: 'GET',
  path: new RegExp(`^${path}(/\\d+)?$`),
  route: path.slice(1),
  read,
  asList: true,
  ...more,
});
