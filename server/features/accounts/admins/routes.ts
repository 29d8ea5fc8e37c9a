import type { FastifyInstance } from 'fastify';
import {
  type Admin,
  type AdminForm,
  adminColumns,
} from '../../../../src/contract/accounts/admins.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { audit, recordOf } from '../../../platform/audit/audit.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { everyRow, pageOf } from '../../../platform/database/paged.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { invite, inviteAgain } from '../invite.ts';
import { changeAdmin, deleteAdmin, requireSuperAdmin, setAdminState } from './change.ts';
import { adminListing, findAdmin } from './listing.ts';
import { auditSubject } from './rules.ts';

/** Lists admins for all of them; only Super Admins change them. */
export async function admins(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  const { db } = services;

  serve(app, endpoints.currentAdmin, async (_, { person }) =>
    orNotFound(await findAdmin(db, person.accountId)),
  );

  serve(app, endpoints.listAdmins, ({ query }, { reads }) => pageOf(reads, adminListing, query));

  serve(app, endpoints.exportAdmins, async ({ query }, { reply }) =>
    csvFile(reply, 'admins', [...adminColumns, 'state'], everyRow(db, adminListing, query)),
  );

  act(endpoints.addAdmin, (command, { body }) => inviteAdmin(command, body));

  act(endpoints.updateAdmin, (command, { params: { id }, body, version }) =>
    changeAdmin(command, id, body, version),
  );

  act(endpoints.deleteAdmin, (command, { params: { id }, query }) =>
    deleteAdmin(command, id, query),
  );

  act(endpoints.inviteAdminAgain, (command, { params }) => inviteAdminAgain(command, params.id));

  act(endpoints.setAdminState, (command, { params: { id }, body: { state } }) =>
    setAdminState(command, id, state),
  );
}

/** Adds an admin, who is invited by mail. @throws {Problem} `forbidden`, `email-taken` */
async function inviteAdmin(command: Command, form: AdminForm): Promise<Admin> {
  const { transaction } = command;
  requireSuperAdmin(command.by);
  const { name, email, role } = form;
  const invitee = { email, role: 'Admin', adminLevel: role, adminName: name } as const;
  const id = await invite(command, transaction, invitee);
  await audit(command, { act: 'added', ...auditSubject(id, form), after: recordOf(form) });
  return orNotFound(await findAdmin(transaction, id));
}

/** Mails an admin's invitation again. @throws {Problem} `forbidden`, `not-found`, `not-invited`, `too-many-requests` */
async function inviteAdminAgain(command: Command, id: number): Promise<string> {
  requireSuperAdmin(command.by);
  const admin = orNotFound(await findAdmin(command.transaction, id));
  return inviteAgain(command, id, auditSubject(id, admin));
}
