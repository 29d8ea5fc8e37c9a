import { atom } from 'nanostores';

export interface Toast {
  readonly id: number;
  readonly sentence: string;
}

/** Good news on its way. Failures never come this way alone: they stay in the page as alerts. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

export function announce(sentence: string): void {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, sentence }]);
}

export function dismiss(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
