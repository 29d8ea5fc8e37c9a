import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { ProjectForm } from '../../src/contract/projects.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { whole } from '../audit/rules.ts';
import { companyExists, findCompanyOf } from '../companies/company.ts';
import type { Database } from '../database/open.ts';
import { idempotent } from '../http/idempotency.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { findProject, projectDetail } from './browse/detail.ts';
import { listProjects } from './browse/listing.ts';
import { suggestSkills } from './browse/skills.ts';
import { deleteProject, editProject } from './edit.ts';
import { moveProject } from './move.ts';
import { possibleMoves } from './moves.ts';
import { ownerOf, ownProject } from './owner.ts';
import { addProject, recordMove } from './repository.ts';
import { deadlineProblem, mayRead, statusNamed, tidySkills } from './rules.ts';

/** Projects: browsing, posting, and moving along the lifecycle. */
export async function projects(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

  serve(app, endpoints.listProjects, async ({ query }, { person }) => {
    const status = query.status === '' ? null : statusOrRefuse(query.status);
    return listProjects(services, person, { ...query, status }, clock());
  });

  serve(app, endpoints.getProject, async ({ params }, { person }) => {
    const owner = orNotFound(await ownerOf(db, params.pid));
    const project = orNotFound(await findProject(db, params.pid, person, clock()));
    if (!mayRead(project.status, owner.ownerId, person)) throw new Problem('not-found');
    return projectDetail(db, project);
  });

  serve(app, endpoints.suggestSkills, async ({ query }) => suggestSkills(db, query.searchText));

  serve(app, endpoints.postProject, async ({ body }, { person, request }) => {
    const companyId = await companyFor(db, person, body);
    const form = { ...body, companyId, skills: tidySkills(body.skills) };
    const status = body.draft ? 'Draft' : 'pending';
    const at = clock();
    const late = status === 'pending' && deadlineProblem(form.deadline, at);
    if (late) throw badField('deadline', late);
    return idempotent({ db, now: at, request, person }, async (transaction) => {
      const id = await addProject(transaction, form, status, at);
      const event = {
        projectId: id,
        at,
        by: person.accountId,
        from: null,
        to: status,
        reason: '',
      } as const;
      await recordMove(transaction, event);
      const { draft: _, ...after } = form;
      const subject = { kind: 'project', subjectId: id, subject: form.title } as const;
      const posted = { ...subject, act: 'posted', after: whole({ ...after, status }) };
      await audit(transaction, { by: person, at, ...posted });
      return orNotFound(await findProject(transaction, id, person, at));
    });
  });

  serve(app, endpoints.editProject, async ({ params, body }, { person }) => {
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      await editProject(transaction, params.pid, body, person, now);
      return orNotFound(await findProject(transaction, params.pid, person, now));
    });
  });

  serve(app, endpoints.deleteProject, async ({ params }, { person }) => {
    await db
      .transaction()
      .execute((transaction) => deleteProject(transaction, params.pid, person, clock()));
    return 'The draft is deleted.';
  });

  serve(app, endpoints.moveProject, async ({ params, body }, { person }) => {
    const move = { to: statusOrRefuse(body.status), reason: body.reason };
    return db.transaction().execute(async (transaction) => {
      await moveProject(services, transaction, params.id, move, person);
      return orNotFound(await findProject(transaction, params.id, person, clock()));
    });
  });

  serve(app, endpoints.listProjectMoves, async ({ params }, { person }) => {
    await ownProject(db, params.pid, person);
    return possibleMoves(db, params.pid, person);
  });
}

/** The company a project is posted for: one's own, or the one an admin names. */
async function companyFor(db: Database, person: Person, form: ProjectForm): Promise<number> {
  if (person.role === 'Company') {
    const own = orNotFound(await findCompanyOf(db, person.accountId));
    if (form.companyId !== undefined && form.companyId !== own.id) throw new Problem('forbidden');
    return own.id;
  }
  if (form.companyId === undefined)
    throw badField('companyId', 'Say which company this project is for.');
  if (!(await companyExists(db, form.companyId)))
    throw badField('companyId', 'There is no such company.');
  return form.companyId;
}

function statusOrRefuse(word: string) {
  const status = statusNamed(word);
  if (!status) throw badField('status', 'This is not a project status.');
  return status;
}
