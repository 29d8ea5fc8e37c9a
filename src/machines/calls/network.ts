import { fromCallback } from 'xstate';

export type NetworkEvent = { readonly type: 'network lost' } | { readonly type: 'network back' };

/** Reports when the browser loses the network and gets it back. */
export const watchNetwork = fromCallback<NetworkEvent>(({ sendBack }) => {
  const lost = () => sendBack({ type: 'network lost' });
  const back = () => sendBack({ type: 'network back' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
});
