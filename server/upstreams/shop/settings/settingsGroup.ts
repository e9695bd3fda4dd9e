import { z } from 'zod';
import { clocks } from '../../../cache/clocks.ts';
import { orElse, type Scope } from '../../../cache/scope.ts';
import { listOf } from '../../fields.ts';
import { createLastSaid } from '../lastSaid.ts';
import type { ShopOptions } from '../options.ts';

/** What a shop says of itself under the names of WooCommerce's options. */
export type Settings = ReadonlyMap<string, unknown>;

export interface SettingsGroup<Value> {
  /** Reference data: at hand once loaded. */
  current(scope: Scope): Promise<Value>;
}

interface GroupOptions<Value> extends ShopOptions {
  /** as wc/v3/settings calls it */
  group: 'account' | 'general' | 'products' | 'tax';
  /** `Value` by what the shop says; of nothing where it never said anything */
  read(settings: Settings): Value;
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** What is switched on or off; null where the shop does not say. */
export const isOn = (said: Settings, id: string): boolean | null => YES_OR_NO[String(said.get(id))] ?? null;

const setting = z.object({ id: z.string(), value: z.unknown() });

/** wc/v3/settings/{group}. What was said last stands where the route fails, or the key may not read it. */
export function createSettingsGroup<Value>({
  upstream,
  records,
  group,
  read,
}: GroupOptions<Value>): SettingsGroup<Value> {
  const last = createLastSaid(read(new Map()));
  const fetchSettings = async (scope: Scope) => {
    let size = 64;
    const said = await last.of(async () => {
      const { json } = await upstream.call(`/wc/v3/settings/${group}?_fields=id,value`, { scope, tries: true });
      if (!Array.isArray(json)) return null;
      const rows = listOf(setting).parse(json);
      size *= rows.length;
      return read(new Map(rows.map(({ id, value }) => [id, value])));
    });
    return { ...said, tags: [`${group}-settings`], size };
  };
  return {
    current: scope =>
      orElse(
        records.read(scope, `shop/${group}-settings`, clocks.reference, () => fetchSettings(scope)),
        last.value,
        scope,
      ),
  };
}
