import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 991.98px)';

const follow = (changed: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether a table of many columns would not fit: then the same stands as cards. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
