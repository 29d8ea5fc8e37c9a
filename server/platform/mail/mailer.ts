import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/open.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import type { Mail, Transport } from './transport.ts';

export interface Mailer {
  /** Queues a mail with the open transaction it is about; a worker hands it to the transport. */
  send(transaction: Database, mail: Mail): Promise<void>;
  /** Queues many at once, as for an import. */
  sendAll(transaction: Database, mails: readonly Mail[]): Promise<void>;
  readonly queue: Pick<Queue<Sealed>, 'runWaiting' | 'start'>;
}

interface Sealed {
  readonly sealed: string;
}

/** A mail server that does not answer is tried for about two hours. */
const retry = { retryLimit: 16, retryDelay: 5, retryDelayMax: 900 };

/**
 * Sends mail as background work. Mails wait sealed (JWE, A256GCM), because some carry codes and links that
 * must not be readable in the database.
 */
export async function openMailer(
  jobs: Jobs,
  transport: Transport,
  key: Uint8Array,
): Promise<Mailer> {
  const queue = await openQueue<Sealed>(jobs, {
    name: 'mail',
    retry,
    async work({ sealed }) {
      const { plaintext } = await compactDecrypt(sealed, key);
      await transport(JSON.parse(new TextDecoder().decode(plaintext)));
    },
  });

  const seal = async (mail: Mail): Promise<Sealed> => ({
    sealed: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(mail)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key),
  });

  return {
    async send(transaction, mail) {
      await queue.send(transaction, await seal(mail));
    },
    async sendAll(transaction, mails) {
      await queue.sendAll(transaction, await Promise.all(mails.map(seal)));
    },
    queue,
  };
}
