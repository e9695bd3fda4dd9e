import type { ScreenModule } from './screen.ts';

export type Load = NonNullable<ScreenModule['load']>;

const files = import.meta.glob<Load>('./screens/*/*Load.ts', { eager: true, import: 'load' });

/** What screens read, by their names in the route table, apart from their code: both are asked for side by side. */
export const earlyLoads: Record<string, Load> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.replace('./screens/', '').replace('Load.ts', 'Screen'), load]),
);
