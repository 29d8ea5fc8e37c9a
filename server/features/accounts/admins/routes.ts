import type { FastifyInstance } from 'fastify';
import { adminColumns } from '../../../../src/contract/accounts/admins.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { inTransaction } from '../../../act.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { idempotent } from '../../../platform/http/idempotency.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
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
    return idempotent(services, call, (act) => inviteAdmin(act, body));
  });

  serve(app, endpoints.updateAdmin, ({ params: { id }, body }, { person, version }) =>
    inTransaction(services, person, (act) => changeAdmin(act, id, body, version)),
  );

  serve(app, endpoints.deleteAdmin, async ({ params: { id }, query }, { person }) => {
    await inTransaction(services, person, (act) => deleteAdmin(act, id, query));
    return 'Admin deleted.';
  });

  serve(app, endpoints.inviteAdminAgain, ({ params }, { person }) => {
    requireSuperAdmin(person);
    return inTransaction(services, person, (act) => inviteAdminAgain(act, params.id));
  });

  serve(app, endpoints.setAdminState, ({ params: { id }, body: { state } }, { person }) =>
    inTransaction(services, person, (act) => setAdminState(act, id, state)),
  );
}
