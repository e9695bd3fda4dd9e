import { wordIn } from '../../../rules/wordIn.ts';
import type { Context } from '../../context/context.ts';
import type { MenuItem } from '../../upstreams/content/wire.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';
import { KINDS } from './hrefOf.ts';

/** A link to what no visitor may see is left out, so that no draft is named; what stands below it moves up. */
export function shown(items: MenuItem[], context: Context): MenuItem[] {
  return items.flatMap(item => (isHidden(item, context) ? shown(item.children, context) : [item]));
}

/** Whether it points at what no visitor may see. */
export function isHidden({ object, object_id: id }: MenuItem, context: Context): boolean {
  const { catalogue } = context;
  const kind = wordIn(KINDS, object);
  dependOnIndex(context, kind && id ? [pathTag(kind, id)] : []);
  return Boolean(catalogue.ready && kind && id && catalogue.pathOf(kind, id) === null);
}
