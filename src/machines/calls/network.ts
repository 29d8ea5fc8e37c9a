import { fromCallback } from 'xstate';

export type NetworkEvent = { readonly type: 'network lost' } | { readonly type: 'network back' };

/** Tells its machine when the browser loses the network, and when it has it again. */
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
