import { z } from 'zod';
import { plainPath } from '../../../rules/plainPath.ts';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import { lenient, listOf, map, text } from '../fields.ts';
import type { Answer } from '../http.ts';
import type { ContentOptions } from './options.ts';
import type { Index } from './root.ts';

/** What the owner had an old address lead to, in a redirect plugin. */
interface RedirectRule {
  /** as it was written: a path, or an address */
  to: string;
  /** for good, or for now */
  status: 301 | 302;
  /** of what was asked beside the path: it must be empty, is dropped, or goes along */
  query: 'none' | 'dropped' | 'passed';
}

/** Rules by the path that they are about, as `rulePath` has it. */
type RedirectRules = ReadonlyMap<string, RedirectRule>;

export interface Redirects {
  /** As they were read last; none before that. */
  readonly rules: RedirectRules;
  /** Reads them anew: nothing where no plugin lets them be read. Those known stay while the service fails. */
  load(scope: Scope): Promise<void>;
}

/** Namespaces of the plugins that can be asked, and what of theirs. */
export const REDIRECTION = 'redirection/v1';
export const YOAST_REDIRECTS = 'wp-rest-yoast-meta/v1';

/** Rows of a call, of which Redirection sends 200 at most, and calls: whoever has more has them in the web server. */
const PER_CALL = 200;
const MOST_CALLS = 10;

/** A path, however it was written, by which a rule is found. */
export const rulePath = (pathname: string): string =>
  plainPath(pathname).replace(/%[0-9a-f]{2}/gi, escaped => escaped.toUpperCase());

const source = z.object({ flag_query: lenient(text), flag_regex: z.boolean().catch(false) });
const rule = z.object({
  url: text,
  enabled: z.literal(true),
  regex: z.boolean().catch(false),
  match_type: z.literal('url'),
  action_type: z.literal('url'),
  action_code: z.number(),
  action_data: z.union([z.string().min(1), z.object({ url: z.string().min(1) }).transform(({ url }) => url)]),
  match_data: z.object({ source }).nullable().catch(null),
});
const list = z.object({ items: listOf(map), total: z.number().catch(0) });

/** Rules of redirect plugins that can be read by REST. Regular expressions and conditions are left out, and with them
 * whatever a visitor's request could lead somewhere by. */
export function createRedirects({ upstream, log }: ContentOptions, index: Index): Redirects {
  let rules: RedirectRules = new Map();
  let said = false;

  /** Null where the service does not let it be read. */
  async function ask(scope: Scope, path: string): Promise<Answer | null> {
    try {
      return await upstream.call(path, { scope, tries: true });
    } catch (error) {
      if (error instanceof UpstreamError && [401, 403, 404].includes(error.status ?? 0)) return null;
      throw error;
    }
  }

  async function ofRedirection(scope: Scope): Promise<[string, RedirectRule][]> {
    const page = async (number: number) => {
      // Its first page is number 0, and the row that stands first wins.
      const path = `/${REDIRECTION}/redirect?per_page=${PER_CALL}&page=${number}&orderby=position&direction=asc`;
      return list.safeParse((await ask(scope, path))?.json).data ?? { items: [], total: 0 };
    };
    const first = await page(0);
    const calls = Math.ceil(first.total / PER_CALL);
    if (calls > MOST_CALLS && !said)
      log.warn({ total: first.total, read: MOST_CALLS * PER_CALL }, 'Not all redirects are read');
    said ||= calls > MOST_CALLS;
    const rest = Array.from({ length: Math.min(calls, MOST_CALLS) - 1 }, (_, at) => page(at + 1));
    return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items).flatMap(ruleIn);
  }

  async function ofYoast(scope: Scope): Promise<[string, RedirectRule][]> {
    const lines = listOf(text).safeParse((await ask(scope, `/${YOAST_REDIRECTS}/redirects`))?.json).data ?? [];
    return lines.slice(0, MOST_CALLS * PER_CALL).flatMap(line => {
      const [from = '', to = '', code = ''] = line.split(' ');
      // The plugin puts a slash before every target, also before a whole address.
      return ruleOf(from, to.replace(/^\/(?=https?:)/i, ''), Number(code), 'dropped');
    });
  }

  return {
    get rules() {
      return rules;
    },
    async load(scope) {
      const { namespaces = [] } = await index.read(scope);
      const found = await Promise.all([
        namespaces.includes(REDIRECTION) ? ofRedirection(scope) : [],
        namespaces.includes(YOAST_REDIRECTS) ? ofYoast(scope) : [],
      ]);
      rules = new Map(found.flat().toReversed());
    },
  };
}

function ruleIn(row: Record<string, unknown>): [string, RedirectRule][] {
  const { data } = rule.safeParse(row);
  if (!data || data.regex || data.match_data?.source.flag_regex) return [];
  const query = { ignore: 'dropped', pass: 'passed' }[data.match_data?.source.flag_query ?? ''] ?? 'none';
  return ruleOf(data.url, data.action_data, data.action_code, query as RedirectRule['query']);
}

/** None of what is no exact path, or leads nowhere. */
function ruleOf(from: string, to: string, code: number, query: RedirectRule['query']): [string, RedirectRule][] {
  if (!/^\/(?![/\\])[^?#\s]*$/.test(from) || ![301, 302, 303, 307, 308].includes(code)) return [];
  const status = code === 301 || code === 308 ? 301 : 302;
  return [[rulePath(new URL(from, 'http://site.test').pathname), { to, status, query }]];
}
