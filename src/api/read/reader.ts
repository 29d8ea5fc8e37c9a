import { onlineManager, QueryCache, QueryClient } from '@tanstack/query-core';
import { ApiProblem } from '../problem.ts';

// The library believes that there is a network until it hears otherwise.
onlineManager.setOnline(globalThis.navigator?.onLine !== false);

/**
 * Reads whatever screens only show, and keeps it between screens: what is known shows at once, and is read
 * anew when a screen opens, the window comes back to the front, the network is back, or news arrive.
 */
export const reader = new QueryClient({
  queryCache: new QueryCache({
    // An answer of the API is said on the screen; anything else is a defect.
    onError: (error) => error instanceof ApiProblem || console.error(error),
  }),
  // Whether to try again is decided by who reads the screen.
  defaultOptions: { queries: { retry: false } },
});

// Hears of the network and of the window's focus from now on.
reader.mount();
