import type { FastifyInstance } from 'fastify';
import { adminColumns } from '../../src/contract/admins.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { changeEmail } from '../accounts/change-email.ts';
import { invite } from '../accounts/invite.ts';
import { dropAccount, setAccountState } from '../accounts/state.ts';
import { audit } from '../audit/audit.ts';
import { changes, stateAct, whole } from '../audit/rules.ts';
import { csvFile } from '../http/csv.ts';
import { idempotent } from '../http/idempotency.ts';
import { orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { guard, superAdminOnly } from './guard.ts';
import { everyAdmin, findAdmin, listAdminsFor } from './listing.ts';
import { changeAdmin, refuseOpenMessages } from './repository.ts';

/** Who is an admin. Everyone who is one may look; Super Admins change it. */
export async function admins(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;
  const subjectOf = ({ id, name }: { id: number; name: string }) =>
    ({ kind: 'admin', subjectId: id, subject: name }) as const;

  serve(app, endpoints.currentAdmin, async (_, { person }) =>
    orNotFound(await findAdmin(db, person.accountId)),
  );

  serve(app, endpoints.listAdmins, async ({ query }) => listAdminsFor(db, query));

  serve(app, endpoints.exportAdmins, async ({ query }, { reply }) =>
    csvFile(reply, 'admins', [...adminColumns, 'state'], everyAdmin(db, query)),
  );

  serve(app, endpoints.addAdmin, async ({ body }, { person, request }) => {
    superAdminOnly(person);
    const at = clock();
    return idempotent({ db, now: at, request, person }, async (transaction) => {
      const { name, email, role } = body;
      const guest = { email, role: 'Admin', adminLevel: role, adminName: name } as const;
      const id = await invite(services, transaction, guest);
      const act = { by: person, at, act: 'added', ...subjectOf({ id, name }) };
      await audit(transaction, { ...act, after: whole(body) });
      return orNotFound(await findAdmin(transaction, id));
    });
  });

  serve(app, endpoints.updateAdmin, async ({ params: { id }, body }, { person }) =>
    db.transaction().execute(async (transaction) => {
      superAdminOnly(person);
      const before = orNotFound(await findAdmin(transaction, id));
      await guard(transaction, person, id, { kind: 'change', to: body.role });
      if (body.email !== before.email) await changeEmail(transaction, id, body.email);
      await changeAdmin(transaction, id, body);
      const act = { by: person, at: clock(), act: 'changed', ...subjectOf({ ...body, id }) };
      await audit(transaction, { ...act, ...changes(before, body) });
      return { ...before, ...body };
    }),
  );

  serve(app, endpoints.deleteAdmin, async ({ params: { id }, query }, { person }) => {
    await db.transaction().execute(async (transaction) => {
      superAdminOnly(person);
      const before = orNotFound(await findAdmin(transaction, id));
      await guard(transaction, person, id, { kind: 'delete' });
      if (query.evenSo !== 'true') await refuseOpenMessages(transaction, id);
      await dropAccount(transaction, id);
      const act = { by: person, at: clock(), act: 'deleted', ...subjectOf(before) };
      const { name, email, role } = before;
      await audit(transaction, { ...act, before: { name, email, role } });
    });
    return 'The admin is deleted.';
  });

  serve(app, endpoints.setAdminState, async ({ params: { id }, body: { state } }, { person }) =>
    db.transaction().execute(async (transaction) => {
      superAdminOnly(person);
      const before = orNotFound(await findAdmin(transaction, id));
      const kind = state === 'active' ? 'enable' : 'disable';
      await guard(transaction, person, id, { kind });
      if (before.state === state) return before;
      const at = clock();
      await setAccountState(transaction, id, state, at);
      const act = { by: person, at, act: stateAct(state), ...subjectOf(before) };
      await audit(transaction, { ...act, before: { state: before.state }, after: { state } });
      return { ...before, state };
    }),
  );
}
