import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { changeStaff, setStaffState } from './change.ts';
import { deleteStaff } from './delete.ts';
import { inviteStaff, inviteStaffAgain } from './invite.ts';
import { listStaffFor } from './listing.ts';

/** Who works at universities and signs in for them, as admins keep it. */
export async function staff(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listStaff, ({ query }, { from }) => listStaffFor(from.db, query));

  serve(app, endpoints.addStaff, ({ body }, call) =>
    idempotent(services, call, (command) => inviteStaff(command, body)),
  );

  serve(app, endpoints.updateStaff, ({ params: { id }, body }, { person, version }) =>
    runCommand(services, person, (command) => changeStaff(command, id, body, version)),
  );

  serve(app, endpoints.deleteStaff, async ({ params: { id }, query }, { person }) => {
    await runCommand(services, person, (command) => deleteStaff(command, id, query));
    return 'Member of staff deleted.';
  });

  serve(app, endpoints.setStaffState, ({ params: { id }, body: { state } }, { person }) =>
    runCommand(services, person, (command) => setStaffState(command, id, state)),
  );

  serve(app, endpoints.inviteStaffAgain, ({ params }, { person }) =>
    runCommand(services, person, (command) => inviteStaffAgain(command, params.id)),
  );
}
