import { onlineManager } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether live news are cut off, where they are followed. */
const NewsCutOff = createContext(false);
export const NewsCutOffProvider = NewsCutOff.Provider;

/** Whether nothing new reaches this page right now. */
export function useIsCutOff(): boolean {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return useContext(NewsCutOff) || !isOnline;
}
