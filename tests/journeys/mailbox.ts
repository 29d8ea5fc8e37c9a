import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** For the product's `SMTP_URL`. */
  readonly url: string;
  /** The next mail to an address that has not been read yet; waits for it to come. */
  read(address: string): Promise<{ subject: string; text: string }>;
  close(): Promise<void>;
}

/** A real mail server on a free port of this machine. */
export async function openMailServer(receive: (mail: Buffer) => Promise<void>) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _, done) {
      await receive(Buffer.concat(await stream.toArray()));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    /** For the product's `SMTP_URL`. */
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** One that keeps what it receives until it is read. */
export async function openMailbox(): Promise<Mailbox> {
  const unread: Email[] = [];
  const server = await openMailServer(async (mail) => {
    unread.push(await PostalMime.parse(mail));
  });
  const indexFor = (address: string) =>
    unread.findIndex(({ to }) => to?.some((recipient) => recipient.address === address));
  return {
    ...server,
    async read(address) {
      await expect.poll(() => indexFor(address), `a mail to ${address}`).toBeGreaterThanOrEqual(0);
      const [mail] = unread.splice(indexFor(address), 1);
      return { subject: mail?.subject ?? '', text: mail?.text ?? '' };
    },
  };
}
