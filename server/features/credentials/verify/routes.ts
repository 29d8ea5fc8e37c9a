import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { documentsFrom, givenText, type OwnDocuments } from './outside/documents.ts';
import { openOutside } from './outside/fetch-document.ts';
import { Unreadable } from './outside/unreadable.ts';
import { unread, verify } from './verify.ts';

export interface VerifyServices extends Services {
  /** Whom to ask for addresses, as `ADDRESS:PORT`; none means whom the machine asks. */
  readonly nameServers: readonly string[];
}

/** Checking badges of any issuer, by anybody. Nothing of them is kept. */
export async function verifying(app: FastifyInstance, { services }: { services: VerifyServices }) {
  const { publicOrigin, nameServers, clock } = services;
  const own: OwnDocuments = async () => undefined;
  const sources = { own, outside: openOutside(nameServers) };
  const self = `did:web:${encodeURIComponent(new URL(publicOrigin).host)}`;

  serve(app, endpoints.verifyCredential, async ({ body }) => {
    const world = { read: documentsFrom(sources), now: clock(), self };
    try {
      return await verify(await givenText(body.credential, sources), world);
    } catch (error) {
      if (error instanceof Unreadable) return unread(error.message);
      throw error;
    }
  });
}
