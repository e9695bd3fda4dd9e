import { createContext } from 'react';

interface WhatIsChosen {
  /** the product as it is chosen, in words: 'SEC-VD-3819S, Security Void Label (38 × 19 mm, Silver)' */
  about: string;
  /** the options that the address names, by attribute */
  named: Readonly<Record<string, string>>;
}

/** For parts of the page that are far from the choice. */
export const ChosenContext = createContext<WhatIsChosen>({ about: '', named: {} });
