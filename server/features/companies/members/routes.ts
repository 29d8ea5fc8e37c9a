import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { acceptInvitation, declineInvitation, openInvitation } from './accept.ts';
import { changeMember, handOver, leaveCompany, removeMember } from './change.ts';
import { inviteMember, inviteMemberAgain, takeBackInvitation } from './invite.ts';
import { askToJoin, confirmRequest, letIn, turnAway } from './requests.ts';
import { readTeam } from './team.ts';

/** The people of a company: who they are, who is invited, what each may do, and how they come and go. */
export async function members(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  serve(app, endpoints.listMembers, (_, { person }) => readTeam(services.db, person));

  act(endpoints.inviteMember, (command, { body }) => inviteMember(command, body));

  act(endpoints.inviteMemberAgain, (command, { params }) => inviteMemberAgain(command, params.id));

  act(endpoints.takeBackInvitation, (command, { params }) =>
    takeBackInvitation(command, params.id),
  );

  act(endpoints.changeMember, (command, { params, body }) =>
    changeMember(command, params.id, body.memberRole),
  );

  act(endpoints.handOver, (command, { params }) => handOver(command, params.id));

  act(endpoints.removeMember, (command, { params }) => removeMember(command, params.id));

  act(endpoints.leaveCompany, (command) => leaveCompany(command));

  serve(app, endpoints.askToJoin, ({ body }) => askToJoin(services, body));

  act(endpoints.confirmJoinRequest, (command, { body }) => confirmRequest(command, body.token));

  act(endpoints.letIn, (command, { params, body }) => letIn(command, params.id, body.memberRole));

  act(endpoints.turnAway, (command, { params }) => turnAway(command, params.id));

  serve(app, endpoints.openInvitation, ({ body }) => openInvitation(services, body.token));

  act(endpoints.declineInvitation, (command, { body }) => declineInvitation(command, body.token));

  serve(app, endpoints.acceptInvitation, ({ body }) => acceptInvitation(services, body));
}
