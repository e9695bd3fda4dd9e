import { createContext } from 'react';

/** Whether what a screen says of itself is for nobody's index: a draft in the place of what it will be. */
export const UnlistedContext = createContext(false);
