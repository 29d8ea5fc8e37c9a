import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The query the page was opened with; empty where it is built, and until the page is alive. */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}

/** Whether the page is alive: a form sent before that would only reload it. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
