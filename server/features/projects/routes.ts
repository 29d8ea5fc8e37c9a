import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
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
  const act = acts(app, services);
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

  act(endpoints.saveProject, (command, { params, body }) =>
    saveProject(command, params.pid, body.saved),
  );

  serve(app, endpoints.skillsInText, ({ body }) => skillsInText(db, body.text));

  serve(app, endpoints.getProjectReview, ({ params }) => readReview(db, params.pid));

  serve(app, endpoints.suggestSkills, ({ query }, { reads }) =>
    suggestSkills(reads, query.searchText),
  );

  act(endpoints.postProject, (command, { body }) => postProject(command, body));

  act(endpoints.editProject, (command, { params, body, version }) =>
    editProject(command, params.pid, body, version),
  );

  act(endpoints.copyProject, (command, { params, body }) =>
    copyProject(command, params.pid, body.termId),
  );

  act(endpoints.deleteProject, (command, { params }) => deleteProject(command, params.pid));

  act(endpoints.moveProject, async (command, { params, body, version }) => {
    await moveProject(command, params.id, { ...body, to: statusOrRefuse(body.status), version });
    return orNotFound(await findProject(command.transaction, params.id, command.by, command.at));
  });

  act(endpoints.saveProjectTeam, (command, { params, body, version }) =>
    saveProjectTeam(command, params.pid, body, version),
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
