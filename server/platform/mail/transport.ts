import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { privateFile, privateFolder } from '../settings/data-folder.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text: it is what every reader of mail can show. */
  readonly text: string;
  /** Given where it comes again and again: a POST to this address ends that, without signing in (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Hands one mail on. Rejects when it could not; the mailer tries again. */
export type Transport = (mail: Mail) => Promise<void>;

/** In anything else nodemailer looks for names, groups and further addresses. */
const plainAddress = /^[^\s,;:<>()"\u2028\u2029]+$/;

/**
 * A mail as nodemailer takes it.
 * @throws for what is not one plain address: a text of another kind must not choose who is written to
 */
function composed({ unsubscribe, ...mail }: Mail) {
  if (!plainAddress.test(mail.to)) throw new Error('A mail goes to one plain address.');
  if (!unsubscribe) return mail;
  return {
    ...mail,
    list: { unsubscribe },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Sends over SMTP, ten connections at most. */
export function smtpTransport(url: string, from: string): Transport {
  const transport = createTransport({ url, pool: true, maxConnections: 10 } as never, { from });
  return async (mail) => {
    await transport.sendMail(composed(mail)).catch((error) => {
      throw new Error(whatFailed(error));
    });
  };
}

/** An error of nodemailer itself about the connection. Server answers are left out, because they repeat addresses. */
const whatFailed = ({ message, code, responseCode }: SmtpError): string =>
  responseCode ? `The mail server refused a mail: ${code} ${responseCode}.` : message;

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/**
 * Writes each mail as an `.eml` file that any mail program opens, named by time so that a listing
 * reads in order. `onWritten` learns the file's name.
 */
export function outboxTransport(
  folder: string,
  from: string,
  clock: () => Date,
  onWritten: (file: string) => void,
): Transport {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from },
  );
  return async (mail) => {
    const { message } = await transport.sendMail({ ...composed(mail), date: clock() });
    await mkdir(folder, { recursive: true, mode: privateFolder });
    const stamp = clock().toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
    // A program that watches the folder never sees half a mail.
    await writeFile(`${file}.part`, message as Buffer, { mode: privateFile });
    await rename(`${file}.part`, file);
    onWritten(file);
  };
}
