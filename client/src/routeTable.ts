import type { WalkedRow } from '../../rules/screens.ts';
import written from './routeTable.json';

/** Of the route table, `rules/screens.ts`, what the browser walks by: written with the other generated files. */
export const routeTable = written as Readonly<Record<string, WalkedRow>>;
