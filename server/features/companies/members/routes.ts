import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { inTransaction } from '../../../act.ts';
import { idempotent } from '../../../platform/http/idempotency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
import { acceptInvitation, openInvitation } from './accept.ts';
import { changeMember, handOver, leaveCompany, removeMember } from './change.ts';
import { inviteMember, inviteMemberAgain, takeBackInvitation } from './invite.ts';
import { letIn, turnAway } from './requests/answer.ts';
import { askToJoin } from './requests/ask.ts';
import { confirmRequest } from './requests/confirm.ts';
import { readTeam } from './team.ts';

/** The people of a company: who they are, who is invited, what each may do, and how they come and go. */
export async function members(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listMembers, (_, { person }) => readTeam(services.db, person));

  serve(app, endpoints.inviteMember, ({ body }, call) =>
    idempotent(services, call, (act) => inviteMember(act, body)),
  );

  serve(app, endpoints.inviteMemberAgain, ({ params }, { person }) =>
    inTransaction(services, person, (act) => inviteMemberAgain(act, params.id)),
  );

  serve(app, endpoints.takeBackInvitation, ({ params }, { person }) =>
    inTransaction(services, person, (act) => takeBackInvitation(act, params.id)),
  );

  serve(app, endpoints.changeMember, ({ params, body }, { person }) =>
    inTransaction(services, person, (act) => changeMember(act, params.id, body.memberRole)),
  );

  serve(app, endpoints.handOver, ({ params }, { person }) =>
    inTransaction(services, person, (act) => handOver(act, params.id)),
  );

  serve(app, endpoints.removeMember, ({ params }, { person }) =>
    inTransaction(services, person, (act) => removeMember(act, params.id)),
  );

  serve(app, endpoints.leaveCompany, async (_, { person }) => {
    await inTransaction(services, person, leaveCompany);
    return 'You have left the company.';
  });

  serve(app, endpoints.askToJoin, ({ body }) => askToJoin(services, body));

  serve(app, endpoints.confirmJoinRequest, ({ body }) => confirmRequest(services, body.token));

  serve(app, endpoints.letIn, ({ params, body }, { person }) =>
    inTransaction(services, person, (act) => letIn(act, params.id, body.memberRole)),
  );

  serve(app, endpoints.turnAway, ({ params }, { person }) =>
    inTransaction(services, person, (act) => turnAway(act, params.id)),
  );

  serve(app, endpoints.openInvitation, ({ body }) => openInvitation(services, body.token));

  serve(app, endpoints.acceptInvitation, ({ body }) => acceptInvitation(services, body));
}
