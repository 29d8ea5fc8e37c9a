import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { StaffForm, StaffMember } from '../../../../src/contract/universities/staff.ts';
import { audit, recordOf } from '../../../platform/audit/audit.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { pageOf } from '../../../platform/database/paged.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { invite, inviteAgain } from '../../accounts/invite.ts';
import {
  changeStaff,
  deleteStaff,
  insertStaff,
  setStaffState,
  writeUniversities,
} from './change.ts';
import { findStaff, staffListing } from './listing.ts';
import { auditSubject, factsOf } from './rules.ts';

/** University staff accounts, managed by admins. */
export async function staff(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  serve(app, endpoints.listStaff, ({ query }, { reads }) => pageOf(reads, staffListing, query));

  act(endpoints.addStaff, (command, { body }) => inviteStaff(command, body));

  act(endpoints.updateStaff, (command, { params: { id }, body, version }) =>
    changeStaff(command, id, body, version),
  );

  act(endpoints.deleteStaff, (command, { params: { id }, query }) =>
    deleteStaff(command, id, query),
  );

  act(endpoints.setStaffState, (command, { params: { id }, body: { state } }) =>
    setStaffState(command, id, state),
  );

  act(endpoints.inviteStaffAgain, (command, { params }) => inviteStaffAgain(command, params.id));
}

/** Adds a member of staff, who is invited by mail to choose a password. @throws {Problem} `email-taken`, `invalid` */
async function inviteStaff(command: Command, form: StaffForm): Promise<StaffMember> {
  const { transaction, at } = command;
  const { name, email, universityIds } = form;
  const id = await invite(command, transaction, { email, role: 'Faculty' });
  await insertStaff(transaction, id, name, at);
  await writeUniversities(transaction, id, universityIds);
  const added = orNotFound(await findStaff(transaction, id));
  await audit(command, { act: 'added', ...auditSubject(added), after: recordOf(factsOf(added)) });
  return added;
}

/** Mails the invitation again. @throws {Problem} `not-found`, `not-invited`, `too-many-requests` */
async function inviteStaffAgain(command: Command, id: number): Promise<string> {
  const staff = orNotFound(await findStaff(command.transaction, id));
  return inviteAgain(command, id, auditSubject(staff));
}
