import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Notification, type Notify, NotifyContext } from './notify.ts';
import { Toaster } from './Toaster.tsx';

const DURATION_MS = 5000;

/** Lets everything inside tell the visitor something. */
export function Notifications({ children }: { children: ReactNode }) {
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  const last = useRef(0);
  const notify = useCallback<Notify>(({ duration = DURATION_MS, ...words }) => {
    last.current += 1;
    const notification = { id: last.current, duration, ...words };
    setNotifications(shown => [...shown, notification]);
  }, []);
  const close = (id: number) => setNotifications(shown => shown.filter(notification => notification.id !== id));
  return (
    <NotifyContext value={notify}>
      {children}
      <Toaster notifications={notifications} onClose={close} />
    </NotifyContext>
  );
}
