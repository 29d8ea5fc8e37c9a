import { onlineManager, QueryCache, QueryClient } from '@tanstack/query-core';
import { ApiProblem } from '../problem.ts';

// The library believes that there is a network until it hears otherwise.
onlineManager.setOnline(globalThis.navigator?.onLine !== false);

/**
 * Reads the data of screens and keeps it between them. A cached value shows at once and is read again when a screen
 * opens, the window comes to the front, the network returns, or a change is announced.
 */
export const reader = new QueryClient({
  queryCache: new QueryCache({
    // An answer of the API is said on the screen; anything else is a defect.
    onError: (error) => error instanceof ApiProblem || console.error(error),
  }),
  // People decide to try again.
  defaultOptions: { queries: { retry: false } },
});

// Hears of the network and of the window's focus from now on.
reader.mount();
