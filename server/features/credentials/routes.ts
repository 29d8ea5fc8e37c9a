import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
import { hindranceToSign } from './keys/keys.ts';
import { listCredentials } from './listing.ts';
import { askForCredential, proofOf } from './proof.ts';
import type { CredentialServices } from './settings.ts';
import { allowShowing, chooseShown } from './showings.ts';
import { deleteWithCredentials, renewCredential, revokeCredential } from './status/revoke.ts';

export async function credentials(
  app: FastifyInstance,
  { services }: { services: CredentialServices },
) {
  const act = acts(app, services);

  serve(app, endpoints.getProof, ({ params }, { person }) => proofOf(services, params.id, person));
  act(endpoints.allowShowing, (command, { params, body, version }) =>
    allowShowing(command, params.id, body, version),
  );
  act(endpoints.chooseShown, (command, { params, body }) => chooseShown(command, params.id, body));
  act(endpoints.askForCredential, (command, { params, body }) =>
    askForCredential(command, params.id, body),
  );
  serve(app, endpoints.listCredentials, ({ query }, { person }) =>
    listCredentials(services.db, person, query),
  );
  serve(app, endpoints.credentialsHealth, async () => {
    const why = await hindranceToSign(services);
    return { status: why === null ? ('ok' as const) : ('stopped' as const), why: why ?? '' };
  });
  act(endpoints.revokeCredential, (command, { params, body }) =>
    revokeCredential(command, params.id, body),
  );
  act(endpoints.renewCredential, (command, { params, body }) =>
    renewCredential(command, params.id, body.mayBeRenewed),
  );
  // Here, because it also decides on the student's credentials.
  act(endpoints.deleteStudent, (command, { params, query }) =>
    deleteWithCredentials(command, params.id, query),
  );
}
