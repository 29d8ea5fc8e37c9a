import type { FastifyInstance } from 'fastify';
import {
  applicantColumns,
  type MoveOutcome,
} from '../../../../src/contract/applications/applicants.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand } from '../../../platform/calls/act.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { execute, firstValue, putRow } from '../../../platform/database/rows.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { requireOwnProject } from '../../projects/lock.ts';
import { type Move, moveApplication } from '../move.ts';
import { rankApplicants } from '../ranking.ts';
import { projectIdOf } from '../repository.ts';
import { mayChoose } from '../rules.ts';
import { countApplicants, everyApplicant, listApplicants } from './listing.ts';
import { reachableAmong } from './reachability.ts';

/** Applications as a project's company knows them: read, note, rank, move many. Reading changes nothing. */
export async function applicants(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  const { db, privacy, replicas } = services;

  serve(app, endpoints.listApplicants, async ({ params, query }, { person, reads }) => {
    await replicas.readNow((db) => requireOwnProject(db, params.pid, person));
    const tookPart = mayChoose(person) ? query.tookPart : 'true';
    return listApplicants(reads, { person, privacy }, params.pid, { ...query, tookPart });
  });

  serve(app, endpoints.countApplicants, async ({ params: { pid } }, { person, reads }) => {
    await replicas.readNow((db) => requireOwnProject(db, pid, person));
    return countApplicants(reads, pid);
  });

  serve(app, endpoints.exportApplicants, async ({ params: { pid }, query }, { person, reply }) => {
    await requireOwnProject(db, pid, person);
    const rows = everyApplicant(db, { person, privacy }, pid, query);
    return csvFile(reply, 'applicants', applicantColumns, rows);
  });

  act(endpoints.noteApplicant, async (command, { params: { id }, body }) => {
    const { transaction, by } = command;
    await requireOwnProject(transaction, orNotFound(await projectIdOf(transaction, id)), by);
    await saveNote(command, id, body);
    return body.note === '' ? 'Note removed.' : 'Note saved.';
  });

  act(endpoints.rankApplicants, (command, { params: { pid }, body }) =>
    rankApplicants(command, pid, body),
  );

  serve(app, endpoints.moveApplicants, ({ body }, { person }) =>
    moveEach(services, body.moves, person),
  );
}

/**
 * Keeps what a company writes down for itself about an application; an empty note is none.
 * @param after the note that its writer had read
 * @throws {Problem} `changed`, with the note that is there, where it is neither that nor the new one
 */
async function saveNote(
  { transaction, at }: Command,
  applicationId: number,
  { note, after }: { note: string; after?: string | undefined },
): Promise<void> {
  await execute(transaction)`select from applications where id = ${applicationId} for update`;
  const there =
    (await firstValue<string>(transaction)`
      select note from application_notes where application_id = ${applicationId}`) ?? '';
  if (after !== undefined && ![after, note].includes(there))
    throw new Problem('changed', 'Somebody else of your company has changed this note.', {
      current: { note: there },
    });
  const key = { application_id: applicationId };
  if (note === '')
    return execute(transaction)`
      delete from application_notes where application_id = ${applicationId}`;
  await putRow(transaction, 'application_notes', key, { note, written_at: at });
}

/** Moves many applications one after another, each in a transaction of its own; what refuses one stops no other. */
async function moveEach(
  services: Services,
  moves: readonly (Move & { readonly applicationId: number })[],
  person: Person,
): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = [];
  for (const { applicationId, ...move } of moves) {
    try {
      const status = await runCommand(services, { person }, (command) =>
        moveApplication(command, applicationId, move, person),
      );
      outcomes.push({ applicationId, status, reachable: null, problem: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problem = { code: error.code, sentence: sentenceOf(error) };
      outcomes.push({ applicationId, status: null, reachable: null, problem });
    }
  }
  const moved = outcomes.filter(({ status }) => status !== null);
  const ids = moved.map(({ applicationId }) => applicationId);
  const reachable = await reachableAmong(services.db, { person, privacy: services.privacy }, ids);
  return outcomes.map((outcome) =>
    outcome.status === null
      ? outcome
      : { ...outcome, reachable: reachable.get(outcome.applicationId) ?? null },
  );
}

/** Message of the first wrong field, or of the whole problem. */
const sentenceOf = ({ errors, message }: Problem): string => errors?.[0]?.message ?? message;
