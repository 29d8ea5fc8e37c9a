import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../platform/calls/command.ts';
import { idempotent } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { badField, orNotFound } from '../../platform/http/problem.ts';
import { readReview } from './approval/review.ts';
import { findProject, readProject } from './browse/detail.ts';
import { countOwnProjects, listProjects } from './browse/listing.ts';
import { saveProject } from './browse/save.ts';
import { skillsInText, suggestSkills } from './browse/skills.ts';
import { deleteProject, editProject } from './edit.ts';
import { requireOwnProject } from './lock.ts';
import { moveProject } from './move.ts';
import { possibleMoves } from './moves.ts';
import { copyProject, postProject } from './post.ts';
import { statusNamed } from './rules.ts';
import { saveProjectTeam } from './team/save.ts';

/** Projects: browsing, posting, and moving along the lifecycle. */
export async function projects(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

  serve(app, endpoints.listProjects, async ({ query }, { person, reads }) => {
    const status = query.status === '' ? null : statusOrRefuse(query.status);
    return listProjects(reads, person, { ...query, status }, clock());
  });

  serve(app, endpoints.countOwnProjects, ({ query }, { person, reads }) =>
    countOwnProjects(reads, person, query.term),
  );

  serve(app, endpoints.getProject, ({ params }, { person }) =>
    readProject(db, params.pid, person, clock()),
  );

  serve(app, endpoints.saveProject, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => saveProject(command, params.pid, body.saved)),
  );

  serve(app, endpoints.skillsInText, ({ body }) => skillsInText(db, body.text));

  serve(app, endpoints.getProjectReview, ({ params }) => readReview(db, params.pid));

  serve(app, endpoints.suggestSkills, ({ query }, { reads }) =>
    suggestSkills(reads, query.searchText),
  );

  serve(app, endpoints.postProject, ({ body }, call) =>
    idempotent(services, call, (command) => postProject(command, body)),
  );

  serve(app, endpoints.editProject, ({ params, body }, { person, version }) =>
    runCommand(services, person, (command) => editProject(command, params.pid, body, version)),
  );

  serve(app, endpoints.copyProject, ({ params, body }, call) =>
    idempotent(services, call, (command) => copyProject(command, params.pid, body.termId)),
  );

  serve(app, endpoints.deleteProject, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => deleteProject(command, params.pid));
    return 'Draft deleted.';
  });

  serve(app, endpoints.moveProject, async ({ params, body }, { person, version }) => {
    const move = { ...body, to: statusOrRefuse(body.status), version };
    return runCommand(services, person, async (command) => {
      await moveProject(command, params.id, move);
      return orNotFound(await findProject(command.transaction, params.id, person, command.at));
    });
  });

  serve(app, endpoints.saveProjectTeam, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => saveProjectTeam(command, params.pid, body)),
  );

  serve(app, endpoints.listProjectMoves, async ({ params }, { person }) => {
    await requireOwnProject(db, params.pid, person);
    return possibleMoves(services, params.pid, person);
  });
}

function statusOrRefuse(word: string) {
  const status = statusNamed(word);
  if (!status) throw badField('status', 'This is not a project status.');
  return status;
}
