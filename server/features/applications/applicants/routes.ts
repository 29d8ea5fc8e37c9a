import type { FastifyInstance } from 'fastify';
import { applicantColumns } from '../../../../src/contract/applications/applicants.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { requireOwnProject } from '../../projects/owner.ts';
import { rankApplicants } from '../ranking.ts';
import { projectIdOf } from '../repository.ts';
import { mayChoose } from '../rules.ts';
import { countApplicants, everyApplicant, listApplicants } from './listing.ts';
import { moveEach } from './move-each.ts';
import { saveNote } from './notes.ts';

/** Applications as a project's company knows them: read, note, rank, move many. Reading changes nothing. */
export async function applicants(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock, privacy } = services;

  serve(app, endpoints.listApplicants, async ({ params, query }, { person, from, rights }) => {
    await requireOwnProject(rights.db, params.pid, person);
    const tookPart = mayChoose(person) ? query.tookPart : 'true';
    return listApplicants(from.db, { person, privacy }, params.pid, { ...query, tookPart });
  });

  serve(app, endpoints.countApplicants, async ({ params: { pid } }, { person, from, rights }) => {
    await requireOwnProject(rights.db, pid, person);
    return countApplicants(from.db, pid);
  });

  serve(app, endpoints.exportApplicants, async ({ params: { pid }, query }, { person, reply }) => {
    await requireOwnProject(db, pid, person);
    const rows = everyApplicant(db, { person, privacy }, pid, query);
    return csvFile(reply, 'applicants', applicantColumns, rows);
  });

  serve(app, endpoints.noteApplicant, async ({ params, body }, { person }) => {
    await requireOwnProject(db, orNotFound(await projectIdOf(db, params.id)), person);
    await saveNote(db, params.id, body.note, clock());
    return body.note === '' ? 'Note removed.' : 'Note saved.';
  });

  serve(app, endpoints.rankApplicants, async ({ params: { pid }, body }, { person }) => {
    await runCommand(services, person, (command) =>
      rankApplicants(command, pid, body.applicationIds),
    );
    return 'Ranking saved.';
  });

  serve(app, endpoints.moveApplicants, ({ body }, { person }) =>
    moveEach(services, body.moves, person),
  );
}
