import { z } from 'zod';
import { clocks } from '../../../cache/clocks.ts';
import { orElse, type Scope } from '../../../cache/scope.ts';
import { listOf } from '../../fields.ts';
import type { ShopOptions } from '../options.ts';
import { orRefused } from '../orRefused.ts';

/** What a shop says of itself under the names of WooCommerce's options. */
export type Settings = ReadonlyMap<string, unknown>;

export interface SettingsGroup<Value> {
  /** Reference data: at hand once loaded. */
  current(scope: Scope): Promise<Value>;
}

interface GroupOptions<Value> extends ShopOptions {
  /** as wc/v3/settings calls it */
  group: 'account' | 'products';
  /** `Value` by what the shop says; of nothing where it never said anything */
  read(settings: Settings): Value;
}

const setting = z.object({ id: z.string(), value: z.unknown() });

/** wc/v3/settings/{group}. What was said last stands where the route fails, or the key may not read it. */
export function createSettingsGroup<Value>({
  upstream,
  records,
  group,
  read,
}: GroupOptions<Value>): SettingsGroup<Value> {
  let last = read(new Map());
  const fetchSettings = async (scope: Scope) => {
    const options = { scope, tries: true };
    const answer = await upstream.call(`/wc/v3/settings/${group}?_fields=id,value`, options).catch(orRefused);
    if (Array.isArray(answer?.json))
      last = read(
        new Map(
          listOf(setting)
            .parse(answer.json)
            .map(({ id, value }) => [id, value]),
        ),
      );
    return { value: last, tags: [`${group}-settings`], size: 64 };
  };
  return {
    current: scope =>
      orElse(
        records.read(scope, `shop/${group}-settings`, clocks.reference, () => fetchSettings(scope)),
        last,
        scope,
      ),
  };
}
