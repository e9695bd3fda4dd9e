import { z } from 'zod';
import type { Scope } from '../../cache/scope.ts';
import { basic, type Pair } from '../access.ts';
import { UpstreamError } from '../errors.ts';
import { id, listOf, renderedText, text } from '../fields.ts';
import type { Upstream } from '../http.ts';
import { cleanArticle } from './article.ts';
import { type Page, type Post, page, post } from './wire.ts';

const draft = z.object({
  id,
  type: z.enum(['post', 'page']),
  status: text,
  title: renderedText,
  modified: text.optional(),
  modified_gmt: text.optional(),
});

/** A post or page that is not published, as a list shows it. */
export type Draft = z.output<typeof draft>;

export interface Drafts {
  /** whether the gateway has credentials to read them with */
  readable: boolean;
  /** A post in whatever state; null where there is none. */
  post(scope: Scope, id: number): Promise<Post | null>;
  /** A page in whatever state; null where there is none. */
  page(scope: Scope, id: number): Promise<Page | null>;
  /** Posts and pages that are not published, the one that was changed last first. Two calls. */
  list(scope: Scope): Promise<Draft[]>;
}

export interface DraftsOptions {
  upstream: Upstream;
  credentials: Pair | null;
  /** sanitises what an editor wrote */
  html: (raw: string) => string;
}

const LISTED = 50;
/** Only whoever may edit it has the words of what is behind a password. */
const WHOLE = 'context=edit&_embed=wp:featuredmedia&acf_format=standard';

/** Whoever may see the draft may see what readers need a password for. */
const unlocked = <A extends z.output<typeof post> | z.output<typeof page>>(article: A): A => ({
  ...article,
  content: article.content && { ...article.content, protected: false },
  excerpt: article.excerpt && { ...article.excerpt, protected: false },
});

const autosave = z.object({ modified_gmt: text, title: z.unknown(), content: z.unknown(), excerpt: z.unknown() });
type Autosave = z.output<typeof autosave>;
const TYPED = 'context=edit&_fields=modified_gmt,title,content,excerpt';

/** A row with the words that were typed last, where that was after it was saved. */
function asTyped(row: unknown, autosaves: readonly Autosave[]): unknown {
  const saved = (row as { modified_gmt?: unknown } | null)?.modified_gmt;
  const newest = autosaves.toSorted((a, b) => (a.modified_gmt < b.modified_gmt ? -1 : 1)).at(-1);
  if (!newest || (typeof saved === 'string' && newest.modified_gmt <= saved)) return row;
  const { title, content, excerpt } = newest;
  return { ...(row as object), title, content, excerpt };
}

/** WordPress gives a slug to what is published; of a draft it only says what that would be. */
const named = (row: unknown): unknown => {
  const { id, slug, generated_slug: coming } = (row ?? {}) as Record<string, unknown>;
  return { ...(row as object), slug: slug || coming || id };
};

/** wp/v2 with credentials: the one way by which drafts are read, kept nowhere and written down nowhere. */
export function createDrafts({ upstream, credentials, html }: DraftsOptions): Drafts {
  const ask = async (scope: Scope, path: string): Promise<unknown> => {
    const answer = await upstream.call(path, {
      ...(credentials ? { authorize: () => basic(credentials) } : {}),
      scope,
      personal: true,
      timeoutMs: scope.remaining,
    });
    return answer.json;
  };

  /** What was typed since a row was saved, which WordPress keeps apart from it; a service without that has none. */
  const typed = async (scope: Scope, path: string): Promise<Autosave[]> =>
    listOf(autosave).parse(await ask(scope, `${path}/autosaves?${TYPED}`).catch(() => []));

  async function whole<T>(scope: Scope, path: string, decode: (row: unknown) => T): Promise<T | null> {
    try {
      const [row, autosaves] = await Promise.all([ask(scope, `${path}?${WHOLE}`), typed(scope, path)]);
      return decode(named(asTyped(row, autosaves)));
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      if (error instanceof z.ZodError) throw new UpstreamError(upstream.name, path, 'shape', { unquoted: true });
      throw error;
    }
  }
  const list = async (scope: Scope, type: Draft['type']): Promise<Draft[]> => {
    const query = new URLSearchParams({
      status: 'draft,pending,future,private',
      orderby: 'modified',
      per_page: String(LISTED),
      _fields: 'id,type,status,title,modified,modified_gmt',
    });
    return listOf(draft).parse(await ask(scope, `/wp/v2/${type}s?${query}`));
  };

  return {
    readable: credentials !== null,
    post: (scope, id) => whole(scope, `/wp/v2/posts/${id}`, row => cleanArticle(unlocked(post.parse(row)), html)),
    page: (scope, id) => whole(scope, `/wp/v2/pages/${id}`, row => cleanArticle(unlocked(page.parse(row)), html)),
    async list(scope) {
      // An author may list posts and no pages.
      const lists = await Promise.allSettled([list(scope, 'post'), list(scope, 'page')]);
      const found = lists.filter(one => one.status === 'fulfilled').map(one => one.value);
      if (!found.length) throw (lists[0] as PromiseRejectedResult).reason;
      return found
        .flat()
        .toSorted((a, b) => ((a.modified ?? '') < (b.modified ?? '') ? 1 : -1))
        .slice(0, LISTED);
    },
  };
}
