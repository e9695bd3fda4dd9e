import type { Check, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { ofEachService } from '../services.ts';

/** Whether the REST routes stand below /wp-json. */
export const permalinks: Check = {
  id: 'permalinks',
  name: 'Permalinks',
  run: context => ofEachService(context, look),
};

async function look(remote: Remote): Promise<Finding | null> {
  const index = await remote.index();
  if (index.kind === 'root' && !index.plain)
    return { status: 'success', detail: 'pretty: the routes stand below /wp-json' };
  if (index.kind === 'root')
    return {
      status: 'warning',
      detail: 'plain: nothing is below /wp-json, the routes are asked for by ?rest_route=',
      mend: 'Settings > Permalinks: choose "Post name" and save. Other programs, and caches, expect /wp-json.',
    };
  if (index.cause !== 'no rewriting') return null;
  return {
    status: 'error',
    detail: 'pretty, but the web server does not hand /wp-json to WordPress',
    mend: 'Apache: AllowOverride All and mod_rewrite, then save Settings > Permalinks. nginx: try_files $uri $uri/ /index.php?$args.',
  };
}
