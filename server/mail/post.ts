import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Database } from '../database/open.ts';
import { type Jobs, openQueue, within } from '../jobs/open.ts';
import type { Carrier } from './carrier.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text: it is what every reader of mail can show. */
  readonly text: string;
}

export interface Post {
  /** Queues a mail with the open transaction it is about; a worker hands it to the carrier. */
  send(transaction: Database, mail: Mail): Promise<void>;
  /** Hands over what is waiting now. @returns how many. */
  deliverWaiting(): Promise<number>;
  /** Delivers from now on, as mails come. */
  startDelivering(): Promise<void>;
}

const queue = 'mail';
/** An hour without a mail server is bridged: twelve tries, further and further apart, up to 15 minutes. */
const patience = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 };

/**
 * The post office. Mails wait sealed (JWE, A256GCM), because some carry codes and links that
 * must not be readable in the database.
 */
export async function openPost(jobs: Jobs, carrier: Carrier, key: Uint8Array): Promise<Post> {
  await openQueue(jobs, queue, patience);

  const seal = async (mail: Mail) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(mail)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key);

  const deliver = async ({ sealed }: { sealed: string }) => {
    const { plaintext } = await compactDecrypt(sealed, key);
    await carrier(JSON.parse(new TextDecoder().decode(plaintext)));
  };

  return {
    async send(transaction, mail) {
      await jobs.send(queue, { sealed: await seal(mail) }, within(transaction));
    },

    async deliverWaiting() {
      const waiting = await jobs.fetch<{ sealed: string }>(queue, { batchSize: 100 });
      for (const job of waiting) {
        await deliver(job.data);
        await jobs.complete(queue, job.id);
      }
      return waiting.length;
    },

    async startDelivering() {
      await jobs.work<{ sealed: string }>(
        queue,
        { pollingIntervalSeconds: 0.5, batchSize: 1 },
        async ([job]) => {
          if (job) await deliver(job.data);
        },
      );
    },
  };
}
