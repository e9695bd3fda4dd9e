import { type ComponentType, type FunctionComponent, lazy } from 'react';

const Nothing = () => null;

/** A part whose code is fetched when it is first drawn; where that cannot be had `Instead` is drawn. */
export const optional = <Props extends object>(
  get: () => Promise<ComponentType<Props>>,
  Instead: ComponentType = Nothing,
) =>
  // A lazy component takes the same properties, which its own type cannot say of properties not yet known.
  lazy(async () => ({ default: await get().catch(() => Instead) })) as unknown as FunctionComponent<Props>;
