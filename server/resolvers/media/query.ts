import type { QueryResolvers } from '../../gql/types.ts';
import { pictureOf } from '../../upstreams/content/picture.ts';
import { idOf } from '../arguments.ts';

export const mediaQuery: QueryResolvers = {
  media: async (_, args, { loaders }) => {
    const id = idOf(args.id);
    return id === null ? null : pictureOf((await loaders.media.load(id)) ?? undefined);
  },
};
