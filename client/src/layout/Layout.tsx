import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { Fold } from '../lib/Fold.tsx';
import { useLate } from '../lib/later/useLate.ts';
import { still } from '../lib/still.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { Header } from './header/Header.tsx';
import { ProgressBar } from './navigation/ProgressBar.tsx';
import { RouteFocus } from './navigation/RouteFocus.tsx';
import { usePending } from './navigation/usePending.ts';
import { SkipLink } from './SkipLink.tsx';

const Footer = still(async () => (await import('./footer/Footer.tsx')).Footer);

/** On nearly every site nothing is measured, and nobody asked. */
const getConsent = async () =>
  document.querySelector('meta[name=analytics]') ? (await import('../consent/Consent.tsx')).Consent : () => null;

const getPending = async () => (await import('./navigation/PendingScreen.tsx')).PendingScreen;

/** Header, screen, footer. `screens` is the route table, for the shape of what is on its way. */
export function Layout({ screens }: { screens: RouteObject[] }) {
  const pending = usePending(screens);
  const Pending = useLate(getPending);
  const Consent = useLate(getConsent);
  return (
    <Notifications>
      <SkipLink />
      <ProgressBar />
      <Header />
      <main id="main" tabIndex={-1}>
        {pending && Pending ? <Pending shape={pending} /> : <Outlet />}
      </main>
      <Fold />
      <Footer />
      {Consent && <Consent />}
      <RouteFocus />
      <ScrollRestoration storageKey="diri_scroll" />
    </Notifications>
  );
}
