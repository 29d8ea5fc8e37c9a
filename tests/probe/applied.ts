import { randomUUID } from 'node:crypto';
import { aResume, type Someone } from '../../server/testing/people.ts';
import type { ApplicationEvent } from '../../src/contract/applications/moves.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import type { Product } from './product.ts';

export const brief = {
  description: 'Draw it.',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Remote',
  ...stated,
} as const;
export const verify = ({ call, people }: Product, companyId: number) =>
  call(
    endpoints.verifyCompany,
    { params: { id: companyId }, body: { verified: true } },
    people.world.admin.token,
  );

/** A company’s project with one application, which a résumé goes with where one is given. */
export async function applied(product: Product, resume?: Blob) {
  const { call, people } = product;
  const [company, student] = [people.companies.pop()!, people.students.pop()!];
  const title = randomUUID();
  const body = { ...brief, title };
  const { pid } = (await call(endpoints.postProject, { body }, company.token)).body;
  const resumeId = resume && (await aResume(product, student, { file: resume }));
  const application = { studentId: student.id, projectId: pid, resumeId };
  await call(endpoints.apply, { body: application }, student.token);
  const applicant = async () =>
    (await call(endpoints.listApplicants, { params: { pid } }, company.token)).body[0];
  const id: number = (await applicant()).applicationId;
  const move = (event: ApplicationEvent, by: Someone) =>
    call(endpoints.moveApplication, { params: { id }, body: { event } }, by.token);
  return { company, student, pid, id, title, applicant, move };
}
