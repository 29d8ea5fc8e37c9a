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

/** True once scripts run. A form submitted earlier would only reload the page. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
