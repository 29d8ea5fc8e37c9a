import { onlineManager } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { refresh } from '../../../api/read/read.ts';

/** State of the live connection: not open yet, open, silent so that pages are read by time, or broken. */
type LiveConnection = 'opening' | 'open' | 'late' | 'cut';
const LiveConnectionContext = createContext<LiveConnection>('opening');
export const LiveConnectionProvider = LiveConnectionContext.Provider;

/** Reads changed data again, or everything shown, unless the live connection announces the change. */
export function useRefreshUntold(): typeof refresh {
  const isTold = useContext(LiveConnectionContext) === 'open';
  return (what) => {
    if (!isTold) refresh(what);
  };
}

/** Set while updates do not reach this page by themselves. */
export function useHeldBack(): 'late' | 'cut' | null {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  const line = useContext(LiveConnectionContext);
  if (line === 'cut' || !isOnline) return 'cut';
  return line === 'late' ? line : null;
}
