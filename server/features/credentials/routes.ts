import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { changing } from '../../platform/calls/command.ts';
import { serve, serveCommands } from '../../platform/calls/serve.ts';
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
  const change = changing(services);

  serve(app, endpoints.getProof, ({ params }, { person }) => proofOf(services, params.id, person));
  serve(app, endpoints.allowShowing, ({ params, body }, { person, version }) =>
    change(person, 'What may be shown is saved.', (command) =>
      allowShowing(command, params.id, body, version),
    ),
  );
  serve(app, endpoints.chooseShown, ({ params, body }, { person }) =>
    change(person, 'What you want to show is saved.', (command) =>
      chooseShown(command, params.id, body),
    ),
  );
  serveCommands(app, services)(endpoints.askForCredential, (command, { params, body }) =>
    askForCredential({ ...services, ...command }, params.id, body),
  );
  serve(app, endpoints.listCredentials, ({ query }, { person }) =>
    listCredentials(services.db, person, query),
  );
  serve(app, endpoints.credentialsHealth, async () => {
    const why = await hindranceToSign(services);
    return { status: why === null ? ('ok' as const) : ('stopped' as const), why: why ?? '' };
  });
  serve(app, endpoints.revokeCredential, ({ params, body }, { person }) =>
    change(person, 'Credential revoked.', (command) => revokeCredential(command, params.id, body)),
  );
  serve(app, endpoints.renewCredential, ({ params, body }, { person }) =>
    change(person, 'Saved.', (command) => renewCredential(command, params.id, body.mayBeRenewed)),
  );
  // Here, because it also decides on the student's credentials.
  serve(app, endpoints.deleteStudent, ({ params, query }, { person }) =>
    change(person, 'Student deleted.', (command) =>
      deleteWithCredentials(command, params.id, query),
    ),
  );
}
