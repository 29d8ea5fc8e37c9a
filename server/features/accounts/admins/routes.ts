import type { FastifyInstance } from 'fastify';
import { adminColumns } from '../../../../src/contract/accounts/admins.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { changeAdmin, setAdminState } from './change.ts';
import { deleteAdmin } from './delete.ts';
import { requireSuperAdmin } from './guard.ts';
import { inviteAdmin, inviteAdminAgain } from './invite.ts';
import { everyAdmin, findAdmin, listAdminsFor } from './listing.ts';

/** Who is an admin. Everyone who is one may look; Super Admins change it. */
export async function admins(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.currentAdmin, async (_, { person }) =>
    orNotFound(await findAdmin(db, person.accountId)),
  );

  serve(app, endpoints.listAdmins, ({ query }, { from }) => listAdminsFor(from.db, query));

  serve(app, endpoints.exportAdmins, async ({ query }, { reply }) =>
    csvFile(reply, 'admins', [...adminColumns, 'state'], everyAdmin(db, query)),
  );

  serve(app, endpoints.addAdmin, async ({ body }, call) => {
    requireSuperAdmin(call.person);
    return idempotent(services, call, (command) => inviteAdmin(command, body));
  });

  serve(app, endpoints.updateAdmin, ({ params: { id }, body }, { person, version }) =>
    runCommand(services, person, (command) => changeAdmin(command, id, body, version)),
  );

  serve(app, endpoints.deleteAdmin, async ({ params: { id }, query }, { person }) => {
    await runCommand(services, person, (command) => deleteAdmin(command, id, query));
    return 'Admin deleted.';
  });

  serve(app, endpoints.inviteAdminAgain, ({ params }, { person }) => {
    requireSuperAdmin(person);
    return runCommand(services, person, (command) => inviteAdminAgain(command, params.id));
  });

  serve(app, endpoints.setAdminState, ({ params: { id }, body: { state } }, { person }) =>
    runCommand(services, person, (command) => setAdminState(command, id, state)),
  );
}
