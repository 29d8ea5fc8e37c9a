import { fromCallback } from 'xstate';

export interface LookedAt {
  readonly type: 'looked at';
}

/** Tells its machine when somebody turns to this page: to its window, or to its tab. */
export const watchVisibility = fromCallback<LookedAt>(({ sendBack }) => {
  const look = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'looked at' });
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
});
