import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve, serveCommands } from '../../../platform/calls/serve.ts';
import { acceptInvitation, declineInvitation, openInvitation } from './accept.ts';
import { changeMember, handOver, leaveCompany, removeMember } from './change.ts';
import { inviteMember, inviteMemberAgain, takeBackInvitation } from './invite.ts';
import { askToJoin, confirmRequest, letIn, turnAway } from './requests.ts';
import { readTeam } from './team.ts';

/** The people of a company: who they are, who is invited, what each may do, and how they come and go. */
export async function members(app: FastifyInstance, { services }: { services: Services }) {
  const change = serveCommands(app, services);
  serve(app, endpoints.listMembers, (_, { person }) => readTeam(services.db, person));

  change(endpoints.inviteMember, (command, { body }) => inviteMember(command, body));

  change(endpoints.inviteMemberAgain, (command, { params }) =>
    inviteMemberAgain(command, params.id),
  );

  change(endpoints.takeBackInvitation, (command, { params }) =>
    takeBackInvitation(command, params.id),
  );

  change(endpoints.changeMember, (command, { params, body }) =>
    changeMember(command, params.id, body.memberRole),
  );

  change(endpoints.handOver, (command, { params }) => handOver(command, params.id));

  change(endpoints.removeMember, (command, { params }) => removeMember(command, params.id));

  change(endpoints.leaveCompany, async (command) => {
    await leaveCompany(command);
    return 'You have left the company.';
  });

  serve(app, endpoints.askToJoin, ({ body }) => askToJoin(services, body));

  serve(app, endpoints.confirmJoinRequest, ({ body }) => confirmRequest(services, body.token));

  change(endpoints.letIn, (command, { params, body }) =>
    letIn(command, params.id, body.memberRole),
  );

  change(endpoints.turnAway, (command, { params }) => turnAway(command, params.id));

  serve(app, endpoints.openInvitation, ({ body }) => openInvitation(services, body.token));

  serve(app, endpoints.declineInvitation, ({ body }) => declineInvitation(services, body.token));

  serve(app, endpoints.acceptInvitation, ({ body }) => acceptInvitation(services, body));
}
