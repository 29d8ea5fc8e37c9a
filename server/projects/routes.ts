import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { ProjectForm } from '../../src/contract/projects.ts';
import type { Person } from '../accounts/person.ts';
import { closeWaiting } from '../applications/close.ts';
import { companyExists, findCompanyOf } from '../companies/company.ts';
import type { Database } from '../database/open.ts';
import { badField, found, Problem } from '../plugins/problem.ts';
import { serve } from '../plugins/serve.ts';
import type { Services } from '../services.ts';
import { findProject, projectDetail } from './detail.ts';
import { listProjects } from './listing.ts';
import { lockProject } from './lock.ts';
import { ownerOf } from './owner.ts';
import { addProject, recordMove, setStatus } from './repository.ts';
import { judgeMove, mayRead, statusNamed, tidySkills } from './rules.ts';
import { suggestSkills } from './skills.ts';

/** Projects: browsing, posting, and moving along the lifecycle. */
export async function projects(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

  serve(app, endpoints.listProjects, async ({ query }, { person }) => {
    const status = query.status === '' ? null : statusOrRefuse(query.status);
    return listProjects(db, person, { ...query, status });
  });

  serve(app, endpoints.getProject, async ({ params }, { person }) => {
    const owner = found(await ownerOf(db, params.pid));
    const project = found(await findProject(db, params.pid, person));
    if (!mayRead(project.status, owner.ownerId, person)) throw new Problem('not-found');
    return projectDetail(db, project);
  });

  serve(app, endpoints.suggestSkills, async ({ query }) => suggestSkills(db, query.searchText));

  serve(app, endpoints.postProject, async ({ body }, { person }) => {
    const companyId = await companyFor(db, person, body);
    const form = { ...body, companyId, skills: tidySkills(body.skills) };
    const status = body.draft ? 'Draft' : 'pending';
    const at = clock();
    return db.transaction().execute(async (transaction) => {
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
      return found(await findProject(transaction, id, person));
    });
  });

  serve(app, endpoints.moveProject, async ({ params, body }, { person }) => {
    const to = statusOrRefuse(body.status);
    const at = clock();
    return db.transaction().execute(async (transaction) => {
      const project = found(await lockProject(transaction, params.id));
      if (person.role === 'Company' && project.ownerId !== person.accountId)
        throw new Problem('forbidden');
      const verdict = judgeMove(project.status, to, person.role, body.reason);
      if (verdict.kind === 'refused') {
        throw new Problem(
          'move-not-allowed',
          `A project that is ${project.status} cannot become ${to}.`,
          {
            allowed: verdict.allowed,
          },
        );
      }
      if (verdict.kind === 'reason missing')
        throw badField('reason', 'Say why this project is opened again.');
      await setStatus(transaction, project.id, to);
      const event = {
        projectId: project.id,
        at,
        by: person.accountId,
        from: project.status,
        to,
        reason: body.reason,
      };
      await recordMove(transaction, event);
      if (verdict.closesApplications) await closeWaiting(transaction, project.id, at);
      return found(await findProject(transaction, project.id, person));
    });
  });
}

/** The company a project is posted for: one's own, or the one an admin names. */
async function companyFor(db: Database, person: Person, form: ProjectForm): Promise<number> {
  if (person.role === 'Company') {
    const own = found(await findCompanyOf(db, person.accountId));
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
