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

/** True if a table of many columns would not fit, so that cards are shown. */
export const useIsNarrow = whether('(max-width: 61.99875rem)');

/** True if a panel fits beside a list, so that details open there and not in a dialog. */
export const useFitsBeside = whether('(min-width: 87.5rem)');
