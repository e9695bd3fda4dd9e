import { createContext } from 'react';

/** The product as it is chosen, in words, for parts of the page that are far from the choice: 'SEC-VD-3819S, Security Void Label (38 × 19 mm, Silver)'. */
export const ChosenContext = createContext('');
