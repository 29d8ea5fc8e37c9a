import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { codeLength } from '../../src/contract/typed/mailed-codes.ts';
import { dataFolder } from '../product.ts';

/** What a mailed link carries, for one that was never mailed. */
export const unknownCode = '0'.repeat(codeLength);

const outbox = () => join(dataFolder, 'outbox');

/** The code in the newest mail to an address; waits for the mail to come. */
export async function codeFor(address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = /\b\d{6}\b/.exec((await newestMail(address))?.subject ?? '')?.[0];
      return code;
    }, `a code mailed to ${address}`)
    .toBeDefined();
  return code ?? '';
}

/** The address of this site in the newest mail to an address that has one; waits for it to come. */
export async function linkFor(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = /https?:\/\/[^/\s]+(\/(?:auth\/|evaluate#)\S+)/.exec(
        (await newestMail(address))?.text ?? '',
      )?.[1];
      return link;
    }, `a link mailed to ${address}`)
    .toBeDefined();
  return link ?? '';
}

/** The newest mail to an address with this subject; waits for it to come. */
export async function mailAbout(subject: string, address: string): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(async () => {
      const mail = await newestMail(address);
      text = mail?.subject === subject ? mail.text : undefined;
      return text;
    }, `‘${subject}’ mailed to ${address}`)
    .toBeDefined();
  return text ?? '';
}

/** Puts a mail that came another way where the product would have written it. */
export function keepMail(mail: Buffer): void {
  mkdirSync(outbox(), { recursive: true });
  const stamp = new Date().toISOString().replaceAll(':', '-');
  writeFileSync(join(outbox(), `${stamp}-${randomUUID().slice(0, 8)}.eml`), mail);
}

async function newestMail(address: string) {
  for (const file of listed().sort().reverse()) {
    const mail = await mailIn(join(outbox(), file));
    if (mail.to?.some((to) => to.address === address)) return mail;
  }
  return undefined;
}

/** A mail that stands in the outbox stays as it is: each is read once. */
const read = new Map<string, Email>();

async function mailIn(file: string): Promise<Email> {
  const mail = read.get(file) ?? (await PostalMime.parse(readFileSync(file)));
  read.set(file, mail);
  return mail;
}

function listed(): string[] {
  try {
    return readdirSync(outbox()).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}
