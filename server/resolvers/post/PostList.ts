import type { PostListResolvers } from '../../gql/types.ts';
import { asOf } from '../asOf.ts';

export const PostList: PostListResolvers = { asOf };
