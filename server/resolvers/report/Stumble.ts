import { orElse } from '../../cache/scope.ts';
import type { Context } from '../../context/context.ts';
import type { StumbleResolvers } from '../../gql/types.ts';

/** The address that WordPress is edited at. */
async function editUrl({ edit }: { edit: string }, { content, scope, config }: Context): Promise<string> {
  const known = content.index.read(scope).then(root => root.url || root.home || null);
  const home = (await orElse(known, null, scope)) ?? new URL(config.content.url).origin;
  return home.replace(/\/+$/, '') + edit;
}

export const Stumble: StumbleResolvers = {
  editUrl: (stumble, _, context) => editUrl(stumble, context),
};
