import { noRoute, refuse } from '../../rest/error.ts';
import type { Rest } from '../../rest/rest.ts';
import { isAdmin, type Route } from '../../rest/route.ts';

/** Pages are numbered from 0, and a row more than fits is not sent. */
const MOST = 200;

/** The list of the plugin Redirection, where the owner installed it: for administrators, as it comes. */
export const redirection = (rest: Rest): Route[] => [
  {
    path: '/redirection/v1/redirect',
    GET: {
      params: { per_page: { type: 'integer', default: 25 }, page: { type: 'integer', default: 0 } },
      permit: call => {
        if (!rest.database.site.redirects) throw noRoute();
        const message = 'Sorry, you are not allowed to do that.';
        return isAdmin(call) ? null : refuse(call.user !== null, 'rest_forbidden', message);
      },
      answer: ({ args }) => {
        const rows = rest.database.site.redirects ?? [];
        const size = Math.max(5, Math.min(MOST, args.per_page));
        const items = rows.slice(args.page * size, (args.page + 1) * size);
        return {
          body: { items: items.map((row, at) => redirectWire(row, args.page * size + at)), total: rows.length },
        };
      },
    },
  },
];

const SOURCE = { flag_query: 'exact', flag_case: false, flag_trailing: false, flag_regex: false };

const redirectWire = ({ url, to, ...more }: { url: string; to: string }, position: number) => ({
  id: position + 1,
  url,
  match_url: url.toLowerCase(),
  match_data: { source: SOURCE },
  action_code: 301,
  action_type: 'url',
  action_data: { url: to },
  match_type: 'url',
  title: '',
  hits: 0,
  regex: false,
  group_id: 1,
  position,
  last_access: '-',
  enabled: true,
  ...more,
});
