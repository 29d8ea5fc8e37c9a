const key = 'door-address';

let carried: string | undefined;

/** The address that was typed at the door this page was reached from: Login, Forgot, Register. Taken along once. */
export function carriedAddress(): string {
  if (typeof sessionStorage === 'undefined') return '';
  if (carried === undefined) {
    carried = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
  }
  return carried;
}

/** Takes what stands in the address field along to the next door. */
export function carryAddress(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="email"]');
  sessionStorage.setItem(key, field?.value ?? '');
}
