import type { Resolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import { readReport } from '../report/report.ts';

/** Nothing of its own: each field reads what it shows. */
export type OperatorParent = Record<never, never>;

export const operator: Resolvers = {
  Query: {
    operator: (_, __, { operator }) => (operator ? {} : null),
  },
  Operator: {
    signedIn: () => true,
    drafts: (_, __, { drafts, scope }) => (drafts.readable ? drafts.list(scope) : null),
    report: (_, args, context) => readReport(args, context),
  },
  Draft: {
    id: ({ type, id }) => `${type}:${id}`,
    type: ({ type }) => (type === 'post' ? 'POST' : 'PAGE'),
    modifiedAt: draft => moment(draft.modified, draft.modified_gmt),
    path: ({ type, id }) => `/preview/${type}/${id}`,
    sharedUrl: (draft, _, { config, previewLinks }) => {
      const path = previewLinks.path(draft);
      return path && config.publicUrl + path;
    },
  },
};
