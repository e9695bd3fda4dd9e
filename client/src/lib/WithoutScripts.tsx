import type { ReactNode } from 'react';
import { useHydrated } from './later/useHydrated.ts';

/** What stands there until scripts have come. It goes by itself: what is around it is not drawn anew. */
export const WithoutScripts = ({ children }: { children: ReactNode }): ReactNode => (useHydrated() ? null : children);
