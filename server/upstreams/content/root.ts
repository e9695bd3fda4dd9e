import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { plain, rowsOf } from '../fields.ts';
import type { ContentOptions } from './options.ts';
import { page, type Root, root } from './wire.ts';

export interface Index {
  /** The service's own description of itself. Reference data: at hand once loaded. */
  read(scope: Scope): Promise<Root>;
  /** The page that lists its posts where another stands at its front; null where there is none. */
  postsPage(scope: Scope): Promise<number | null>;
  /** The page that stands at its front; null where its posts do, undefined where it does not say. */
  frontPage(scope: Scope): Promise<number | null | undefined>;
  /** What the contact and quote pages say of the firm in their meta fields (contact_phone, contact_email, ...). Reference data. */
  facts(scope: Scope): Promise<Record<string, string>>;
}

const FACTS = new Set([
  'contact_phone',
  'contact_email',
  'contact_address',
  'contact_hours',
  'social_links',
  'privacy_policy_url',
  'client_satisfaction',
  'years_of_experience',
  'place',
  'order_before',
  'delivery_days',
  'delivery_cost',
  'return_days',
]);

/** The index at /wp-json: name, tagline, time zone, logo, namespaces. */
export function createIndex({ upstream, records }: ContentOptions): Index {
  const read: Index['read'] = scope =>
    records.read(scope, 'content/root', clocks.reference, async () => {
      const fields =
        'name,description,url,home,timezone_string,gmt_offset,site_logo,namespaces,show_on_front,page_on_front,page_for_posts';
      const answer = await upstream.call(`/?_fields=${fields}`, { scope });
      return { value: root.parse(answer.json), tags: ['site'], size: answer.bytes };
    });
  const facts: Index['facts'] = scope =>
    records.read(scope, 'content/facts', clocks.reference, async () => {
      const answer = await upstream.call(
        '/wp/v2/pages?slug=contact,request-quote&orderby=slug&order=desc&_fields=id,parent,slug,meta',
        { scope },
      );
      // The contact page comes last and has the last word, but for the hours: the quote desk has its own.
      const entries = rowsOf(upstream, '/wp/v2/pages', answer.json, page).flatMap(({ slug, parent, meta }) =>
        Object.entries((!parent && meta) || {}).filter(([key]) => slug !== 'contact' || key !== 'contact_hours'),
      );
      const value = Object.fromEntries(
        entries.flatMap(([key, text]) =>
          FACTS.has(key) && typeof text === 'string' && text ? [[key, plain(text)]] : [],
        ),
      );
      return { value, tags: ['site', 'pages'], size: answer.bytes };
    });
  return {
    read,
    facts,
    async postsPage(scope) {
      const { show_on_front: shows, page_on_front: front, page_for_posts: list } = await read(scope);
      return shows === 'page' && list && list !== front ? list : null;
    },
    async frontPage(scope) {
      const { show_on_front: shows, page_on_front: front } = await read(scope);
      return shows === undefined ? undefined : shows === 'page' && front ? front : null;
    },
  };
}
