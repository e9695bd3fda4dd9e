import type { ScreenModule } from './screen.ts';

/** What is there of a screen before its code is. */
export interface EarlyScreen {
  /** Fetches the screen's code and, side by side with it, all that this imports. */
  getCode: () => Promise<ScreenModule>;
  /** What the screen reads, apart from its code: both are asked for side by side. */
  load?: NonNullable<ScreenModule['load']> | undefined;
}

const loads = import.meta.glob<NonNullable<ScreenModule['load']>>('./screens/*/*Load.ts', {
  eager: true,
  import: 'load',
});

/** The build writes beside each of these what the code imports; the entry has them without (vite.config.ts). */
const files = import.meta.glob<ScreenModule>('./screens/*/*Screen.tsx');

/** By their names in the route table. */
export const earlyScreens: Record<string, EarlyScreen> = Object.fromEntries(
  Object.entries(files).map(([file, getCode]) => [
    file.slice('./screens/'.length, -'.tsx'.length),
    { getCode, load: loads[file.replace(/Screen\.tsx$/, 'Load.ts')] },
  ]),
);
