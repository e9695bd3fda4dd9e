import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import type { ContentOptions } from './content.ts';
import { type Root, root } from './wire.ts';

export interface Index {
  /** The service's own description of itself. Reference data: at hand once loaded. */
  read(scope: Scope): Promise<Root>;
}

/** The index at /wp-json: name, tagline, time zone, logo, namespaces. */
export const createIndex = ({ upstream, records }: ContentOptions): Index => ({
  read: scope =>
    records.read(scope, 'content/root', clocks.reference, async () => {
      const fields = 'name,description,url,home,timezone_string,gmt_offset,site_logo,namespaces';
      const answer = await upstream.call(`/?_fields=${fields}`, { requestId: scope.requestId, calls: scope.calls });
      return { value: root.parse(answer.json), tags: ['site'], size: answer.bytes };
    }),
});
