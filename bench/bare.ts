import { createServer } from 'node:http';
import pg from 'pg';
import { configFor } from '../server/platform/database/postgresql/connect.ts';
import type { Noted } from './noted.ts';

/**
 * The product is measured against this: `node:http` and `pg` alone, started by the bench as a process of its own, with
 * as many connections as the product has. For each call it sends the very statements that the product sends, each
 * once the one before was answered, and writes the same JSON; it reads no token and checks no input.
 */
const url = process.env.DATABASE_URL!;
const pool = new pg.Pool({
  connectionString: url,
  types: configFor(url).types!,
  // The product's pool and the connections that its short statements share.
  max: 14,
});
const known = new Map<string, Noted>();

/** Answers differ from person to person, whom this server knows by address alone. */
const keyOf = (path: string | undefined, address: unknown) => `${address} ${path}`;

/** About as long as a page of projects, without a statement: what machine and generator take for themselves. */
const fixed = Buffer.alloc(8_000, 'a');

const server = createServer(async ({ url: path, headers }, response) => {
  const noted = known.get(keyOf(path, headers['x-forwarded-for']));
  if (noted === undefined) {
    response.writeHead(200, { 'content-length': fixed.length }).end(fixed);
    return;
  }
  for (const statement of noted.statements) await pool.query(statement);
  const body = JSON.stringify(noted.answer);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(noted.total !== undefined && { 'x-total-count': noted.total }),
  });
  response.end(body);
});

process.once('message', (calls: readonly Noted[]) => {
  for (const call of calls) known.set(keyOf(call.path, call.address), call);
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
