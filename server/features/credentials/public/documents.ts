import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '../../../platform/http/limits/shared-limits.ts';
import { madeAnswer, sendMade } from '../../../platform/http/made-answer.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { didDocument } from '../keys/did.ts';
import { originNamed, publicJwk, publicKeys } from '../keys/keys.ts';
import { signedText } from '../listing.ts';
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
  app.addHook('onSend', async (_, reply) => {
    reply.header('Access-Control-Allow-Origin', '*').header('Vary', 'Accept, Accept-Encoding');
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

  app.get('/.well-known/did.json', async (request, reply) => {
    // One that was this server's before is known still.
    const origin = (await originNamed(services, request.headers.host ?? '')) ?? publicOrigin;
    const keys = await publicKeys(db, origin);
    if (keys.length === 0) throw new Problem('not-found');
    return send(request, reply, 'application/did+json', didDocument(origin, keys));
  });

  app.get('/credentials/keys/:number', async (request, reply) => {
    const key = await publicJwk(db, given(number, request));
    if (!key) throw new Problem('not-found');
    return send(request, reply, 'application/jwk+json', key);
  });

  app.get('/credentials/status/:number', async (request, reply) => {
    const list = await statusList(services, given(number, request));
    if (!list) throw new Problem('not-found');
    return send(request, reply, credentialType, list.document);
  });

  app.get('/credentials/:id', async (request, reply) => {
    const id = given(uuid, request);
    const document = await signedText(db, id, 'document');
    if (!document) throw new Problem('not-found');
    if (request.headers.accept?.includes('text/html')) return reply.redirect(`/verify/${id}`, 303);
    return send(request, reply, credentialType, document);
  });

  const taken = (form: 'json' | 'jwt', column: 'document' | 'jwt', type: string) =>
    app.get(`/credentials/:id/${form}`, async (request, reply) => {
      const text = await signedText(db, given(uuid, request), column);
      if (!text) throw new Problem('not-found');
      return send(request, reply, type, text);
    });
  taken('json', 'document', credentialType);
  taken('jwt', 'jwt', 'application/jwt');
}
