import { type RouteObject, ScrollRestoration } from 'react-router-dom';
import { Fold } from '../lib/Fold.tsx';
import { late } from '../lib/later/late.ts';
import { still } from '../lib/still.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { Header } from './header/Header.tsx';
import { Main } from './Main.tsx';
import { ProgressBar } from './navigation/ProgressBar.tsx';
import { RouteFocus } from './navigation/RouteFocus.tsx';
import { SkipLink } from './SkipLink.tsx';

const Footer = still(async () => (await import('./footer/Footer.tsx')).Footer);

/** On nearly every site nothing is measured, and nobody asked. */
const Consent = late(async () =>
  document.querySelector('meta[name=analytics]') ? (await import('../consent/Consent.tsx')).Consent : () => null,
);

/** Header, screen, footer. `screens` is the route table, for the shape of what is on its way. */
export function Layout({ screens }: { screens: RouteObject[] }) {
  return (
    <Notifications>
      <SkipLink />
      <ProgressBar />
      <Header />
      <Main screens={screens} />
      <Fold />
      <Footer />
      <Consent />
      <RouteFocus />
      <ScrollRestoration storageKey="diri_scroll" />
    </Notifications>
  );
}
