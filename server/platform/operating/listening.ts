import { BadSetting } from '../settings/settings.ts';

interface Place {
  readonly port: number;
  readonly host: string;
}

const notHere = (setting: string, { host }: Place) =>
  `${setting}HOST: “${host}” is not an address of this machine. Use localhost, or 0.0.0.0 for all of its addresses.`;

const sentences: Record<string, (setting: string, place: Place) => string> = {
  ENOTFOUND: notHere,
  EAI_AGAIN: notHere,
  EADDRNOTAVAIL: notHere,
  EINVAL: notHere,
  EADDRINUSE: (setting, { port, host }) =>
    `${setting}PORT: something else listens on port ${port} of ${host}. Stop it, or set another port.`,
  EACCES: (setting, { port }) =>
    `${setting}PORT: this user may not listen on port ${port}. Set one from 1024 up.`,
};

/**
 * Begins to listen. `setting` begins the names of the two settings that say where.
 * @throws {BadSetting} where nobody can
 */
export async function listening(
  place: Place,
  setting: '' | 'METRICS_',
  listen: () => Promise<unknown>,
): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const words = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    throw words ? new BadSetting(words(setting, place), { cause: error }) : error;
  }
}
