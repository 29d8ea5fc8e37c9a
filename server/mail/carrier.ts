import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './post.ts';

/** Takes one mail out of the house. Rejects when it could not; the post tries again. */
export type Carrier = (mail: Mail) => Promise<void>;

/** Sends over SMTP, ten connections at most. */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({ url, pool: true, maxConnections: 10 } as never, { from });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

/**
 * Writes each mail as an `.eml` file that any mail program opens, named by time so that a listing
 * reads in order. `onWritten` learns the file's name.
 */
export function outboxCarrier(
  folder: string,
  from: string,
  clock: () => Date,
  onWritten: (file: string) => void,
): Carrier {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from },
  );
  return async (mail) => {
    const { message } = await transport.sendMail({ ...mail, date: clock() });
    await mkdir(folder, { recursive: true });
    const stamp = clock().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
    // Whoever watches the folder never sees half a mail.
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
    onWritten(file);
  };
}
