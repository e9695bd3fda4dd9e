import { createContext, useContext } from 'react';

/** Something that happened, told in passing. */
export interface Notification {
  id: number;
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  message?: string | undefined;
  /** where to go on from here, or what to do about it */
  action?: { label: string; href: string } | { label: string; onClick: () => void } | undefined;
  /** milliseconds until it closes itself; 0 stays */
  duration: number;
}

export type Notify = (notification: Omit<Notification, 'id' | 'duration'> & { duration?: number }) => void;

export const NotifyContext = createContext<Notify>(() => {});

/** Tells the visitor what happened: `notify({ type: 'success', title: 'Added to Cart', message: name })`. */
export const useNotify = (): Notify => useContext(NotifyContext);
