import type { DraftResolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';

export const Draft: DraftResolvers = {
  id: ({ type, id }) => `${type}:${id}`,
  type: ({ type }) => (type === 'post' ? 'POST' : 'PAGE'),
  modifiedAt: draft => moment(draft.modified, draft.modified_gmt),
  path: ({ type, id }) => `/preview/${type}/${id}`,
  sharedUrl: (draft, _, { config, previewLinks }) => {
    const path = previewLinks.path(draft);
    return path && config.publicUrl + path;
  },
};
