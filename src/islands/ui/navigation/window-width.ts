import { useSyncExternalStore } from 'react';

/** Follows a condition of the window; while the page is made, it does not hold. */
function whether(condition: string): () => boolean {
  const follow = (changed: () => void) => {
    const query = window.matchMedia(condition);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  const holds = () => window.matchMedia(condition).matches;
  return () => useSyncExternalStore(follow, holds, () => false);
}

/** Whether a table of many columns would not fit: then the same stands as cards. */
export const useIsNarrow = whether('(max-width: 61.99875rem)');

/** Whether a panel fits beside a list: what is opened then stands there, and not over the list. */
export const useFitsBeside = whether('(min-width: 87.5rem)');
