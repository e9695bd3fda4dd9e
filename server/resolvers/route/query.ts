import type { QueryResolvers } from '../../gql/types.ts';
import { resolveRoute } from './resolveRoute.ts';

export const routeQuery: QueryResolvers = { route: (_, { path }, context) => resolveRoute(path, context) };
