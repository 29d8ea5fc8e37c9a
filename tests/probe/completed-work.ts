import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { aShowing } from '../../server/testing/credentials.ts';
import { takesPlace } from '../../server/testing/engagements.ts';
import { anEvaluation } from '../../server/testing/evaluations.ts';
import type { Someone } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { brief } from './applied.ts';
import type { Product } from './product.ts';

export interface CompletedWork {
  readonly id: number;
  readonly student: Someone;
  readonly company: Someone & { companyId: number };
}

type Caller = Pick<Product, 'call'>;

/** The version of the rubric that is asked now. */
export const newestRubric = async ({ call }: Product, id: number, { token }: Someone) =>
  (await call(endpoints.listEvaluations, { params: { id } }, token)).body.rubrics.at(-1).version;

/** So many students complete the work of one project, with two deliveries of one title each, and both sides evaluate it. */
export async function completedWork(product: Product, students: number): Promise<CompletedWork[]> {
  const { call, people } = product;
  const company = people.companies.pop()!;
  const body = { ...brief, title: randomUUID(), places: students };
  const { pid } = (await call(endpoints.postProject, { body }, company.token)).body;
  const works: CompletedWork[] = [];
  for (const student of people.students.splice(0, students)) {
    const id = await takesPlace(product, company, student, pid);
    const work = { id, student, company };
    await deliverAll(product, work);
    await evaluate(product, work);
    works.push(work);
  }
  return works;
}

export const askForCredential = ({ call }: Caller, { id, student }: CompletedWork) =>
  call(
    endpoints.askForCredential,
    { params: { id }, body: { ...aShowing, deliveries: [1, 2] } },
    student.token,
  );

export const proofOf = async ({ call }: Caller, { id, student }: CompletedWork) =>
  (await call(endpoints.getProof, { params: { id } }, student.token)).body;

/** Waits until nothing is to be issued for it. @returns the credentials of it that are valid, the newest first */
export async function validCredentials(caller: Caller, work: CompletedWork): Promise<string[]> {
  for (;;) {
    const { isWanted, issued } = await proofOf(caller, work);
    if (!isWanted)
      return issued
        .filter(({ revokedAt }: { revokedAt: string | null }) => revokedAt === null)
        .map(({ id }: { id: string }) => id);
    await setTimeout(50);
  }
}

/** The company lets these deliveries be shown, on top of what it has read last. */
export async function allow({ call }: Caller, work: CompletedWork, deliveries: number[]) {
  const params = { id: work.id };
  const { body } = await call(endpoints.getProof, { params }, work.company.token);
  const version = body.allowedVersion;
  const given = { params, body: { deliveries, words: true }, ...(version && { version }) };
  return call(endpoints.allowShowing, given, work.company.token);
}

const milestones = ['2150-03-01', '2150-04-01'].map((dueOn) => ({
  title: 'Report',
  deliverable: 'Ten pages.',
  dueOn,
}));

async function deliverAll({ call }: Product, { id, student, company }: CompletedWork) {
  await call(
    endpoints.proposePlan,
    { params: { id }, body: { milestones, after: 0 } },
    company.token,
  );
  const agree = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await call(endpoints.answerPlan, agree, student.token);
  for (const number of [1, 2]) {
    const words = { words: `As in report ${number}.`, after: 0 };
    await call(endpoints.deliver, { params: { id, number }, body: words }, student.token);
    const review = { params: { id, number, version: 1 }, body: { verdict: 'approve' } } as const;
    await call(endpoints.reviewDelivery, review, company.token);
  }
}

async function evaluate(product: Product, { id, student, company }: CompletedWork) {
  const rubric = await newestRubric(product, id, company);
  for (const [side, { token }] of [
    ['company', company],
    ['student', student],
  ] as const) {
    const form = { params: { id, moment: 'final' }, body: anEvaluation(side, { rubric }) } as const;
    await product.call(endpoints.evaluate, form, token);
  }
}
