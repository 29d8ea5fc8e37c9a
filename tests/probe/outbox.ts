import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** The mails a product has written. */
export interface Outbox {
  /** What was sent to an address so far, oldest first. */
  to(address: string): Promise<Email[]>;
  /** The newest of so many mails to an address, once they are there. */
  newest(address: string, count?: number): Promise<Email>;
  /** What the page behind the link of the newest mail finds after its `#`. */
  link(address: string, count?: number): Promise<string>;
  /** Every link that was mailed. */
  secrets(): Promise<string[]>;
}

/** How long a mail may take, in milliseconds. */
const patienceMs = 15_000;

export function openOutbox(folder: string): Outbox {
  const read = new Map<string, Email>();
  async function all(): Promise<Email[]> {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    for (const file of files.filter((name) => name.endsWith('.eml') && !read.has(name)))
      read.set(file, await PostalMime.parse(readFileSync(join(folder, file))));
    return [...read.keys()].sort().map((file) => read.get(file)!);
  }
  const outbox: Outbox = {
    to: async (address) =>
      (await all()).filter(({ to }) => to?.some((one) => one.address === address)),
    async newest(address, count = 1) {
      const until = performance.now() + patienceMs;
      for (;;) {
        const mails = await outbox.to(address);
        if (mails.length >= count) return mails.at(-1)!;
        if (performance.now() > until)
          throw new Error(`${mails.length} mails to ${address}, not ${count}`);
        await setTimeout(50);
      }
    },
    async link(address, count) {
      const { subject, text = '' } = await outbox.newest(address, count);
      return /#([\w-]+)/.exec(text)?.[1] ?? `no link in “${subject}”`;
    },
    secrets: async () =>
      (await all()).flatMap(({ text = '' }) =>
        [...text.matchAll(/#([\w-]{20,})/g)].map(([, link]) => link!),
      ),
  };
  return outbox;
}
