import { atom } from 'nanostores';
import { isolated } from './isolated.ts';

export interface Toast {
  readonly id: number;
  readonly sentence: string;
}

/** Good news on its way. Failures never come this way alone: they stay in the page as alerts. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Repeating a message shows it once, for its full time. */
export function announce(said: string): void {
  const sentence = isolated(said);
  lastId += 1;
  const others = $toasts.get().filter((toast) => toast.sentence !== sentence);
  $toasts.set([...others, { id: lastId, sentence }]);
}

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
