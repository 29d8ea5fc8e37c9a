import { type AddressInfo, createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '../../../testing/self-signed.ts';
import { type Database, openPostgres } from '../open.ts';
import { pipelined } from './shared-connections.ts';

/** What stands at the address of a database, agrees to TLS, and shows a certificate that nobody vouches for. */
async function impostor(): Promise<{ port: number; heard: () => string }> {
  let heard = '';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, ...selfSigned });
      secured.on('error', () => {});
      secured.on('data', (bytes) => (heard += bytes));
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, heard: () => heard };
}

test.each([
  ['the pool', (db: Database) => db],
  ['shared connections', pipelined],
] as const)(
  'a database whose certificate nobody vouches for is told nothing, through %s',
  async (_, way) => {
    const { port, heard } = await impostor();
    const url = `postgres://trestle:planted@localhost:${port}/trestle?sslmode=verify-full`;
    const database = openPostgres(url);
    onTestFinished(() => database.close());
    await expect(sql`select 1`.execute(way(database.db))).rejects.toThrow(
      'self-signed certificate',
    );
    expect(heard()).toBe('');
  },
);
