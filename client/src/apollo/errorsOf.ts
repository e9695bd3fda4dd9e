import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { GatewayError } from '../data/ask.ts';

/** What the gateway said went wrong; nothing where it was not the gateway that said it. */
export const errorsOf = (error: unknown): readonly GatewayError[] =>
  CombinedGraphQLErrors.is(error) ? (error.errors as readonly GatewayError[]) : [];
