import { endpoints } from '../../src/contract/endpoints.ts';
import { applied, brief } from './applied.ts';
import { type Case, casesOf, seen } from './case.ts';
import type { Product } from './product.ts';

/** The answer to a decision about what its author has changed since it was read. */
const refused = [412, 'changed'];

/** Its company changes what a project says. */
const rewriteProject = (
  { call }: Product,
  { company, pid, title }: Awaited<ReturnType<typeof applied>>,
) => {
  const unchanged = { places: 1, skills: '', projectLink: '', deadline: null };
  const body = { ...brief, ...unchanged, title, description: 'Something else.' };
  return call(endpoints.editProject, { params: { pid }, body }, company.token);
};

const attempts: Record<string, Case['run']> = {
  'a project changed after the admin who moves it has read it': async (product) => {
    const work = await applied(product);
    const { pid } = work;
    const { admin } = product.people.world;
    const read = await product.call(endpoints.getProject, { params: { pid } }, admin.token);
    await rewriteProject(product, work);
    const moved = await product.call(
      endpoints.moveProject,
      { params: { id: pid }, body: { status: 'On Hold' }, version: read.body.version },
      admin.token,
    );
    return seen([moved.status, moved.body.code], refused);
  },
  'a company renamed after the admin who verifies it has read it': async ({ call, people }) => {
    const { companyId: id, token } = people.companies.pop()!;
    const { admin } = people.world;
    const read = await call(endpoints.getCompanyRecord, { params: { id } }, admin.token);
    const firm = { recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' } as const;
    await call(endpoints.updateMyCompany, { body: { ...firm, name: `Another ${id}` } }, token);
    const verified = await call(
      endpoints.verifyCompany,
      { params: { id }, body: { verified: true }, version: read.body.version },
      admin.token,
    );
    return seen([verified.status, verified.body.code], refused);
  },
  'an application edited after the company that offers a place has read it': async (product) => {
    const { company, student, id } = await applied(product);
    const read = await product.call(endpoints.getApplication, { params: { id } }, company.token);
    const body = { message: 'Something else.', resumeLink: '', resumeId: null };
    await product.call(endpoints.editApplication, { params: { id }, body }, student.token);
    const { version } = read.body;
    const offer = { params: { id }, body: { event: 'offer' }, version } as const;
    const offered = await product.call(endpoints.moveApplication, offer, company.token);
    return seen([offered.status, offered.body.code], refused);
  },
  'a project changed after the student who accepts a place has read it': async (product) => {
    const work = await applied(product);
    const { company, student, id, move } = work;
    await move('offer', company);
    const read = await product.call(endpoints.getApplication, { params: { id } }, student.token);
    await rewriteProject(product, work);
    const accept = {
      params: { id },
      body: { event: 'accept' },
      version: read.body.project.version ?? 'as it was read',
    } as const;
    const accepted = await product.call(endpoints.moveApplication, accept, student.token);
    return seen([accepted.status, accepted.body.code], refused);
  },
};

export const decisions = casesOf('decisions', attempts);
