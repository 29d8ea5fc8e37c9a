import { onlineManager } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { refresh } from '../../../api/reader/read.ts';

/** How the line of news stands: not open yet, open, or broken. */
export type NewsLine = 'opening' | 'open' | 'cut';
const NewsLineContext = createContext<NewsLine>('opening');
export const NewsLineProvider = NewsLineContext.Provider;

/** Reads anew what may have changed, or everything shown, unless the line tells of it: then it is read once. */
export function useRefreshUntold(): typeof refresh {
  const isTold = useContext(NewsLineContext) === 'open';
  return (what) => {
    if (!isTold) refresh(what);
  };
}

/** Whether nothing new reaches this page right now. */
export function useIsCutOff(): boolean {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return useContext(NewsLineContext) === 'cut' || !isOnline;
}
