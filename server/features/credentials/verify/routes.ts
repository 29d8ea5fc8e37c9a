import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { type VerifyServices, verifierOf } from './verifier.ts';

/** Checking badges of any issuer, by anybody. Nothing of them is kept. */
export async function verifying(app: FastifyInstance, { services }: { services: VerifyServices }) {
  const verify = verifierOf(services);
  serve(app, endpoints.verifyCredential, ({ body }) => verify(body.credential));
}
