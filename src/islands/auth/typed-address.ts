const key = 'door-address';

/** The address typed at one of the doors, for the next one in the same tab: Login, Forgot, Register. */
export const typedAddress = (): string =>
  typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(key) ?? '');

/** For the `onChange` of an address field. */
export const keepTypedAddress = ({ target }: { target: { value: string } }): void =>
  sessionStorage.setItem(key, target.value);
