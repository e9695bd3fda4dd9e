import { Scope } from '../cache/scope.ts';
import type { Context } from '../context/context.ts';

/** What is not at hand by then is asked for behind. */
const PATIENCE_MS = 2_000;

/** For what an answer can do without: the shop is waited for so long, and no longer. */
export const shortly = ({ scope }: Pick<Context, 'scope'>): Scope =>
  new Scope(scope.requestId, Math.min(PATIENCE_MS, scope.remaining));
