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
  group: 'account' | 'general' | 'products' | 'tax';
  /** `Value` by what the shop says; of nothing where it never said anything */
  read(settings: Settings): Value;
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** What is switched on or off; null where the shop does not say. */
export const isOn = (said: Settings, id: string): boolean | null => YES_OR_NO[String(said.get(id))] ?? null;

const setting = z.object({ id: z.string(), value: z.unknown() });

/** A refusal may be of the whole shop and end soon: the visitor who comes after it need not be told the less for long. */
const REFUSED_MS = 30_000;

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
    const said = Array.isArray(answer?.json) ? listOf(setting).parse(answer.json) : null;
    if (said) last = read(new Map(said.map(({ id, value }) => [id, value])));
    const kept = { value: last, tags: [`${group}-settings`], size: 64 * (said?.length ?? 1) };
    return said ? kept : { ...kept, freshMs: REFUSED_MS };
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
