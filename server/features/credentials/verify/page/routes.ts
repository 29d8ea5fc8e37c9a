import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../../../platform/http/limits/shared-limits.ts';
import {
  keptAnswers,
  type MadeAnswer,
  madeAnswer,
  sendMade,
} from '../../../../platform/http/made-answer.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { notFoundPage } from '../../../../platform/http/site.ts';
import { frameFile, pagesIn } from '../../../projects/public-pages/frame.ts';
import { saidIn } from '../../issue/said.ts';
import { type Fate, fateOf, signedText } from '../../listing.ts';
import { type VerifyServices, verifierOf } from '../verifier.ts';
import { credentialPage } from './page.ts';

/** A list or a key can change without the credential, so a result is kept only this long. */
const kept = { maxBytes: 20_000_000, freshForMs: 30_000 };

/** The page of each credential of this site, checked as any other is, for people and for programs. */
export async function verifyPages(
  app: FastifyInstance,
  { services, siteFolder }: { services: VerifyServices; siteFolder: string },
) {
  if (!existsSync(frameFile(siteFolder))) return;
  const { db, publicOrigin } = services;
  const verify = verifierOf(services);
  const { made } = pagesIn(siteFolder, publicOrigin);
  const answers = keptAnswers(kept);
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);
  app.addHook('onSend', async (_, reply) => {
    reply.header('Vary', 'Accept, Accept-Encoding').header('X-Robots-Tag', 'noindex');
  });

  async function answerOf(id: string, fate: Fate, asJson: boolean): Promise<MadeAnswer> {
    const document = (await signedText(db, id, 'document'))!;
    const said = saidIn(document);
    const verification = await verify(document);
    if (!asJson) return made(credentialPage({ id, said }, fate, verification));
    const { revokedAt, revokedBecause, replacedBy } = fate;
    const told = {
      id: said.address,
      ...verification,
      revoked: revokedAt && { at: revokedAt, reason: revokedBecause },
      replacedBy: replacedBy && said.address.replace(id, replacedBy),
    };
    return madeAnswer('application/json', JSON.stringify(told));
  }

  app.get('/verify/:id', async (request: FastifyRequest, reply: FastifyReply) => {
    const { accept = '' } = request.headers;
    const asJson = accept.includes('json') && !accept.includes('text/html');
    const { id } = request.params as { id: string };
    const fate = await fateOf(db, id);
    if (!fate && asJson) throw new Problem('not-found');
    if (!fate) return notFoundPage(request, reply);
    const key = [id, asJson, fate.revokedAt, fate.replacedBy, fate.doubtfulFrom].join();
    const answer = await answers(key, () => answerOf(id, fate, asJson));
    return sendMade(request, reply, answer!);
  });
}
