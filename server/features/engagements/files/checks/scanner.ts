import type { Readable } from 'node:stream';
import NodeClam from 'clamscan';

/** Looks for viruses. */
export interface Scanner {
  /** @returns what was found; null where the file is clean @throws where nobody could look */
  scan(file: Readable): Promise<string | null>;
}

/** @param address of ClamAV's daemon: a socket's path, or `HOST:PORT` */
export function openScanner(address: string): Scanner {
  const at = address.lastIndexOf(':');
  const daemon = address.startsWith('/')
    ? { socket: address }
    : { host: address.slice(0, at), port: Number(address.slice(at + 1)) };
  let connected: Promise<NodeClam> | null = null;
  return {
    async scan(file) {
      connected ??= new NodeClam().init({
        clamdscan: { ...daemon, timeout: 120_000, localFallback: false, active: true },
        preference: 'clamdscan',
      });
      try {
        const { isInfected, viruses } = await (await connected).scanStream(file);
        if (isInfected === null) throw new Error('The virus scanner gave no answer.');
        return isInfected ? (viruses[0] ?? 'a virus') : null;
      } catch (error) {
        // It may be back when this is tried again.
        connected = null;
        throw error;
      } finally {
        file.destroy();
      }
    },
  };
}
