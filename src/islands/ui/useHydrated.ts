import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this page's script has taken over from the built HTML: before that no press is heard. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
