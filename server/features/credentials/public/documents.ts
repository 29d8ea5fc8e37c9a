import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { limits } from '../../../platform/http/limits/shared-limits.ts';
import { madeAnswer, sendMade } from '../../../platform/http/made-answer.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { didDocument } from '../keys/did.ts';
import { publicKeys } from '../keys/keys.ts';
import type { CredentialSettings } from '../settings.ts';
import { statusList } from '../status/lists.ts';

/** As Open Badges 3.0 names credentials, and status lists, which are credentials too. */
const credentialType = 'application/vc+ld+json';

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
const uuid = v.pipe(v.string(), v.uuid());

/** What verifiers read, of any origin under which this server is known: keys, status lists, credentials. */
export async function credentialDocuments(
  app: FastifyInstance,
  { services }: { services: CredentialSettings },
) {
  const { db, publicOrigin } = services;
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Access-Control-Allow-Origin', '*');
  });

  const given = <Given>(schema: v.GenericSchema<unknown, Given>, { params }: FastifyRequest) => {
    const { success, output } = v.safeParse(schema, Object.values(params as object)[0]);
    if (!success) throw new Problem('not-found');
    return output as Given;
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    document: object | string,
  ) => {
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    return sendMade(request, reply, await madeAnswer(type, text), 'public, max-age=60');
  };

  /** The origin that was asked, where it is one that has signed: it may have been this server's before. */
  async function originOf({ headers }: FastifyRequest): Promise<string> {
    const { rows } = await sql<{ origin: string }>`
      select distinct origin from credential_keys where split_part(origin, '://', 2) = ${headers.host ?? ''}
      limit 1`.execute(db);
    return rows[0]?.origin ?? publicOrigin;
  }

  app.get('/.well-known/did.json', async (request, reply) => {
    const origin = await originOf(request);
    const keys = await publicKeys(db, origin);
    if (keys.length === 0) throw new Problem('not-found');
    return send(request, reply, 'application/did+json', didDocument(origin, keys));
  });

  app.get('/credentials/keys/:number', async (request, reply) => {
    const { rows } = await sql<{ public: object }>`
      select public from credential_keys where number = ${given(number, request)} and kind = 'RSA'`.execute(
      db,
    );
    if (!rows[0]) throw new Problem('not-found');
    return send(request, reply, 'application/jwk+json', rows[0].public);
  });

  app.get('/credentials/status/:number', async (request, reply) => {
    const list = await statusList(services, given(number, request));
    if (!list) throw new Problem('not-found');
    return send(request, reply, credentialType, list.document);
  });

  app.get('/credentials/:id', async (request, reply) => {
    const id = given(uuid, request);
    const { document } = await signed(id);
    if (request.headers.accept?.includes('text/html')) return reply.redirect(`/verify/${id}`, 303);
    reply.header('Vary', 'Accept');
    return send(request, reply, credentialType, document);
  });

  app.get('/credentials/:id/jwt', async (request, reply) => {
    const { jwt } = await signed(given(uuid, request));
    return send(request, reply, 'application/jwt', jwt);
  });

  async function signed(id: string): Promise<{ document: string; jwt: string }> {
    const { rows } = await sql<{ document: string; jwt: string }>`
      select document, jwt from credentials where id = ${id} and issued_at is not null`.execute(db);
    if (!rows[0]) throw new Problem('not-found');
    return rows[0];
  }
}
