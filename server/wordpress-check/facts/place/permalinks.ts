import type { Service } from '../../examination.ts';
import { type Check, error, type Finding, success, warning } from '../../fact.ts';
import { ofEachService } from '../../together.ts';
import { otherAddress, routesNamedBy, siteOf } from './unreachable.ts';

/** Whether the REST routes stand below /wp-json. */
export const permalinks: Check = {
  id: 'permalinks',
  name: 'Permalinks',
  find: context => ofEachService(context, look),
};

async function look(service: Service): Promise<Finding | null> {
  const index = await service.index();
  if (index.kind === 'none' || (service.root.plain && (await otherAddress(service)))) return null;
  if (!service.root.plain) return success('pretty: the routes stand below /wp-json');
  const home = `${siteOf(service)}/`;
  const named = routesNamedBy(await service.page(home), home);
  return named && !named.searchParams.has('rest_route')
    ? error(
        'pretty, but the web server does not hand /wp-json to WordPress',
        'Apache: AllowOverride All and mod_rewrite, then save Settings > Permalinks. nginx: try_files $uri $uri/ /index.php?$args.',
      )
    : warning(
        'plain: nothing is below /wp-json, the routes are asked for by ?rest_route=',
        'Settings > Permalinks: choose "Post name" and save. Other programs, and caches, expect /wp-json.',
      );
}
