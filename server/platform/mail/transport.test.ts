import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '../../testing/self-signed.ts';
import { outboxTransport, smtpTransport } from './transport.ts';

const mail = { to: 'ada@people.example', subject: 'Hello', text: 'So.' };

/** A mail server that takes mail, but not for whoever it does not know; over TLS from the start, or once asked. */
async function mailServer(tls: 'at once' | 'when asked' | 'never'): Promise<string> {
  const answers: [RegExp, string][] = [
    [/^EHLO/, tls === 'when asked' ? '250-mail.example\r\n250 STARTTLS' : '250 mail.example'],
    [/^MAIL/, '250 go on'],
    [/^RCPT/, '550 5.1.1 <ada@people.example> is nobody here'],
    [/^RSET/, '250 forgotten'],
  ];
  const talk = (socket: Socket) => {
    socket.on('error', () => {});
    socket.on('data', (line) => {
      if (!/^STARTTLS/.test(String(line)))
        return socket.write(
          `${answers.find(([asked]) => asked.test(String(line)))?.[1] ?? '221'}\r\n`,
        );
      socket.removeAllListeners('data');
      socket.write('220 go on\r\n');
      return talk(new TLSSocket(socket, { isServer: true, ...selfSigned }));
    });
  };
  const greet = (socket: Socket) => {
    talk(socket);
    socket.write('220 mail.example\r\n');
  };
  const server = tls === 'at once' ? createTlsServer(selfSigned, greet) : createServer(greet);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  onTestFinished(() => void server.close());
  const scheme = tls === 'at once' ? 'smtps' : 'smtp';
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
}

test.each(['at once', 'when asked'] as const)(
  'a mail server whose certificate nobody vouches for is sent no mail, TLS %s',
  async (tls) => {
    const send = smtpTransport(await mailServer(tls), 'hello@trestle.example');
    await expect(send(mail)).rejects.toThrow('self-signed certificate');
  },
);

test('replies of a mail server about an address are not passed on', async () => {
  const send = smtpTransport(await mailServer('never'), 'hello@trestle.example');
  const refused = await send(mail).catch((error: Error) => error);
  expect(refused).toMatchObject({ message: 'The mail server refused a mail: EENVELOPE 550.' });
});

const headers = ['From:', 'To:', 'Subject:', 'Date:', 'Message-ID:'].concat([
  'Content-Transfer-Encoding:',
  'MIME-Version:',
  'Content-Type:',
]);

test.each(['\r\n', '\n', '\r', '\u2028'])(
  'no text of a mail becomes a header or another recipient, after %j',
  async (sign) => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const now = () => new Date();
    const send = outboxTransport(folder, 'hello@trestle.example', now, () => {});
    const more = `${sign}Bcc: eve@people.example`;
    await expect(send({ ...mail, to: `${mail.to}${more}` })).rejects.toThrow('one plain address');
    await expect(send({ ...mail, to: `${mail.to},eve@people.example` })).rejects.toThrow();
    await send({ ...mail, subject: `Re: a dam${more}${sign}${sign}Other words` });
    const [file = ''] = readdirSync(folder);
    const [head = ''] = readFileSync(join(folder, file), 'utf8').split('\n\n');
    expect(head.match(/^\S+:/gm)).toEqual(headers);
    expect(readdirSync(folder)).toHaveLength(1);
  },
);
