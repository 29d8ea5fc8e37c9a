import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { faultsAtMost } from '../../../../src/contract/assignments/assignment-run.ts';
import { assignmentColumns } from '../../../../src/contract/assignments/assignments.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { runCommand } from '../../../platform/calls/act.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { requireOwnProject } from '../../projects/lock.ts';
import { decidePins } from './pins/decide.ts';
import { openProjects, participants } from './pins/participants.ts';
import { compute } from './propose/compute.ts';
import { type ProposedRun, proposeRun } from './propose/propose.ts';
import { deleteResults } from './propose/save.ts';
import { publish } from './publish/publish.ts';
import { everyAssigned } from './read/export.ts';
import { replay } from './read/replay.ts';
import { resultOf, resultOfProject } from './read/results.ts';
import { listAssigned } from './read/students.ts';
import { findRun, listRuns, moveRun } from './repository.ts';
import { auditSubject, isComputed } from './rules.ts';
import { preview } from './scope.ts';
import { undo } from './undo/undo.ts';

/** The assignment: admins propose, compare, publish and take back; both sides read the results. */
export async function assignments(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  const { db, clock } = services;
  const run = async (id: number) => orNotFound(await findRun(db, id, clock()));

  serve(app, endpoints.previewAssignment, async ({ body: { pins, exclusions, ...scope } }) => {
    const asked = { ...scope, now: clock() };
    const faults = (await decidePins(db, asked, { pins, exclusions })).slice(0, faultsAtMost);
    return { ...(await preview(db, asked)), faults };
  });

  serve(app, endpoints.listOpenProjects, ({ query }) =>
    openProjects(db, query.searchText, clock()),
  );

  serve(app, endpoints.listParticipants, ({ query }) =>
    participants(db, query.searchText, clock()),
  );

  serve(app, endpoints.proposeAssignment, async ({ body }, call) => {
    let added = null as ProposedRun | null;
    const { id } = await runCommand(services, call, async (command) => {
      added = await proposeRun(command, body);
      return { id: added.id };
    });
    // It goes on after the answer; the run itself says how far it is and how it ended.
    if (added) compute(services, added).catch((error: unknown) => call.request.log.error(error));
    return run(id);
  });

  serve(app, endpoints.listAssignments, async ({ query }) =>
    listRuns(db, sql`true`, query, clock()),
  );

  serve(app, endpoints.getAssignment, async ({ params }) => run(params.id));

  serve(app, endpoints.listAssignedStudents, async ({ params, query }) => {
    await run(params.id);
    return listAssigned(db, params.id, query);
  });

  serve(app, endpoints.exportAssignment, async ({ params, query: { kind } }, { reply }) => {
    const { id, state } = await run(params.id);
    if (!isComputed(state))
      throw new Problem('run-not-ready', 'Only a finished run can be exported.');
    return csvFile(
      reply,
      `assignment-${id}-${kind}`,
      assignmentColumns,
      everyAssigned(db, id, kind),
    );
  });

  act(endpoints.publishAssignment, async (command, { params, body }) => {
    await publish(command, params.id, body.kind);
    return runIn(command, params.id);
  });

  act(endpoints.undoAssignment, async (command, { params }) => {
    await undo(command, params.id);
    return runIn(command, params.id);
  });

  act(endpoints.discardAssignment, async (command, { params }) => {
    await runIn(command, params.id);
    await discardRun(command, params.id);
    return runIn(command, params.id);
  });

  serve(app, endpoints.replayAssignment, async ({ params }) => {
    const { state } = await run(params.id);
    return { same: await replay(db, params.id, state) };
  });

  serve(app, endpoints.myAssignment, async (_, { person }) => resultOf(db, person.accountId));

  serve(app, endpoints.getProjectAssignment, async ({ params }, { person }) => {
    await requireOwnProject(db, params.pid, person);
    return resultOfProject(db, params.pid);
  });
}

const runIn = async ({ transaction, at }: Command, id: number) =>
  orNotFound(await findRun(transaction, id, at));

/** Discards a draft or a run that is being computed. @throws {Problem} `run-not-ready` */
async function discardRun(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  const open = ['proposing', 'proposed', 'failed'] as const;
  if (!(await moveRun(transaction, id, open, 'discarded')))
    throw new Problem('run-not-ready', 'Only an unpublished run can be discarded.');
  const after = { state: 'discarded' };
  await audit(command, { act: 'discarded', ...auditSubject(id), after });
  await deleteResults(transaction, id);
}
