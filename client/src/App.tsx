import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Ask } from './data/ask.ts';
import { AskContext } from './data/useAsk.ts';
import { Hydrated } from './lib/Hydrated.tsx';
import { fontPreloads } from './theme/fontPreloads.ts';

interface AppProps {
  ask: Ask;
  styles: EmotionCache;
  /** The global styles, which come with the page and stay: the browser never has to make them. */
  globalStyles?: ReactNode;
  /** the router, as the server or the browser provides it */
  children: ReactNode;
}

/** The whole document, the same tree on the server and in the browser. */
export const App = ({ ask, styles, globalStyles, children }: AppProps) => (
  <CacheProvider value={styles}>
    <AskContext value={ask}>
      <html lang="en-ZA">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#0b1828" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {fontPreloads.map(href => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
        </head>
        <body>
          {globalStyles}
          <div role="status" />
          {children}
          <Hydrated />
        </body>
      </html>
    </AskContext>
  </CacheProvider>
);
