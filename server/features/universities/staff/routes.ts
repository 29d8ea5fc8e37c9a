import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { inTransaction } from '../../../act.ts';
import { idempotent } from '../../../platform/http/idempotency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
import { changeStaff, setStaffState } from './change.ts';
import { deleteStaff } from './delete.ts';
import { inviteStaff, inviteStaffAgain } from './invite.ts';
import { listStaffFor } from './listing.ts';

/** Who works at universities and signs in for them, as admins keep it. */
export async function staff(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listStaff, ({ query }, { from }) => listStaffFor(from.db, query));

  serve(app, endpoints.addStaff, ({ body }, call) =>
    idempotent(services, call, (act) => inviteStaff(act, body)),
  );

  serve(app, endpoints.updateStaff, ({ params: { id }, body }, { person, version }) =>
    inTransaction(services, person, (act) => changeStaff(act, id, body, version)),
  );

  serve(app, endpoints.deleteStaff, async ({ params: { id }, query }, { person }) => {
    await inTransaction(services, person, (act) => deleteStaff(act, id, query));
    return 'Member of staff deleted.';
  });

  serve(app, endpoints.setStaffState, ({ params: { id }, body: { state } }, { person }) =>
    inTransaction(services, person, (act) => setStaffState(act, id, state)),
  );

  serve(app, endpoints.inviteStaffAgain, ({ params }, { person }) =>
    inTransaction(services, person, (act) => inviteStaffAgain(act, params.id)),
  );
}
