import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { acceptInvitation, openInvitation } from './accept.ts';
import { changeMember, handOver, leaveCompany, removeMember } from './change.ts';
import { inviteMember, inviteMemberAgain, takeBackInvitation } from './invite.ts';
import { askToJoin, confirmRequest, letIn, turnAway } from './requests.ts';
import { readTeam } from './team.ts';

/** The people of a company: who they are, who is invited, what each may do, and how they come and go. */
export async function members(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listMembers, (_, { person }) => readTeam(services.db, person));

  serve(app, endpoints.inviteMember, ({ body }, call) =>
    idempotent(services, call, (command) => inviteMember(command, body)),
  );

  serve(app, endpoints.inviteMemberAgain, ({ params }, { person }) =>
    runCommand(services, person, (command) => inviteMemberAgain(command, params.id)),
  );

  serve(app, endpoints.takeBackInvitation, ({ params }, { person }) =>
    runCommand(services, person, (command) => takeBackInvitation(command, params.id)),
  );

  serve(app, endpoints.changeMember, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => changeMember(command, params.id, body.memberRole)),
  );

  serve(app, endpoints.handOver, ({ params }, { person }) =>
    runCommand(services, person, (command) => handOver(command, params.id)),
  );

  serve(app, endpoints.removeMember, ({ params }, { person }) =>
    runCommand(services, person, (command) => removeMember(command, params.id)),
  );

  serve(app, endpoints.leaveCompany, async (_, { person }) => {
    await runCommand(services, person, leaveCompany);
    return 'You have left the company.';
  });

  serve(app, endpoints.askToJoin, ({ body }) => askToJoin(services, body));

  serve(app, endpoints.confirmJoinRequest, ({ body }) => confirmRequest(services, body.token));

  serve(app, endpoints.letIn, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => letIn(command, params.id, body.memberRole)),
  );

  serve(app, endpoints.turnAway, ({ params }, { person }) =>
    runCommand(services, person, (command) => turnAway(command, params.id)),
  );

  serve(app, endpoints.openInvitation, ({ body }) => openInvitation(services, body.token));

  serve(app, endpoints.acceptInvitation, ({ body }) => acceptInvitation(services, body));
}
