import { keptByTab } from '../../session/storage.ts';

const key = 'door-address';

let carried: string | undefined;

/** The address that was typed at the door this page was reached from: Login, Forgot, Register. Taken along once. */
export function carriedAddress(): string {
  if (carried === undefined) {
    carried = keptByTab.get(key) ?? '';
    keptByTab.remove(key);
  }
  return carried;
}

/** Takes the typed email address along to the next door. */
export function carryAddress(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="email"]');
  keptByTab.set(key, field?.value ?? '');
}
