import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import type { ShopOptions } from './options.ts';

const status = z.object({ environment: z.object({ version: z.string().regex(/^\d+\.\d+/) }) });

export interface Versions {
  /** The shop's version, e.g. 10.9.4; null for a key that may not know. */
  current(scope: Scope): Promise<string | null>;
}

/** wc/v3/system_status. */
export const createVersions = ({ upstream, records }: ShopOptions): Versions => ({
  current: scope =>
    records.read(scope, 'shop/version', clocks.reference, async () => {
      const answer = await upstream
        .call('/wc/v3/system_status?_fields=environment.version', { scope })
        .catch(() => null);
      const known = status.safeParse(answer?.json).data;
      return { value: known?.environment.version ?? null, tags: ['site'], size: 64 };
    }),
});
