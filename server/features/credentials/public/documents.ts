import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '../../../platform/http/limits/shared-limits.ts';
import { madeAnswer, sendMade } from '../../../platform/http/made-answer.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { didDocument } from '../keys/did.ts';
import { originNamed, publicJwk, publicKeys } from '../keys/keys.ts';
import { signedText } from '../listing.ts';
import type { CredentialSettings } from '../settings.ts';
import { statusList } from '../status/lists.ts';

/** As Open Badges 3.0 names credentials, and status lists, which are credentials too. */
const credentialType = 'application/vc+ld+json';

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

const idIn = ({ params }: FastifyRequest): string => (params as { id: string }).id;
function numberIn({ params }: FastifyRequest): number {
  const given = v.safeParse(number, (params as { number: string }).number);
  return orNotFound(given.success ? given.output : null);
}

/** Documents for verifiers, at every origin of this server: keys, status lists, credentials. */
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

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    found: object | string | null | undefined,
  ) => {
    const document = orNotFound(found);
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
    return send(request, reply, 'application/jwk+json', await publicJwk(db, numberIn(request)));
  });

  app.get('/credentials/status/:number', async (request, reply) => {
    return send(request, reply, credentialType, await statusList(services, numberIn(request)));
  });

  app.get('/credentials/:id', async (request, reply) => {
    const id = idIn(request);
    const document = orNotFound(await signedText(db, id, 'document'));
    if (request.headers.accept?.includes('text/html')) return reply.redirect(`/verify/${id}`, 303);
    return send(request, reply, credentialType, document);
  });

  const taken = (form: 'json' | 'jwt', column: 'document' | 'jwt', type: string) =>
    app.get(`/credentials/:id/${form}`, async (request, reply) => {
      return send(request, reply, type, await signedText(db, idIn(request), column));
    });
  taken('json', 'document', credentialType);
  taken('jwt', 'jwt', 'application/jwt');
}
