import { randomUUID } from 'node:crypto';
import { anEvaluation } from '../../server/testing/evaluations.ts';
import type { World } from '../../server/testing/world.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, seen } from './case.ts';
import { completedWork, newestRubric } from './completed-work.ts';
import type { Product } from './product.ts';

const newColleague = () => ({ name: 'Tom Lind', email: `${randomUUID()}@people.example` });

/** A company asks somebody to evaluate for it. @returns what finds the key that a mail brought */
async function asked({ call, outbox }: Product, { engagements, owner }: World) {
  const colleague = newColleague();
  const params = { id: engagements.done, moment: 'final' } as const;
  await call(endpoints.askByLink, { params, body: colleague }, owner.company.token);
  return { params, key: await outbox.link(colleague.email) };
}

const attempts: Record<string, Case['run']> = {
  'a link handed on more often than a team has colleagues: it ends, and the company’s own mails go on':
    async (product) => {
      const { call, people, outbox } = product;
      const world = people.worlds.pop()!;
      let { key } = await asked(product, world);
      const answers: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        const colleague = newColleague();
        const body = { token: key, ...colleague };
        const { status } = await call(endpoints.handOnEvaluation, { body });
        answers.push(status);
        if (status === 200) key = await outbox.link(colleague.email);
      }
      const invitation = {
        name: 'Noor',
        email: newColleague().email,
        memberRole: 'Recruiter',
      } as const;
      const { token } = world.owner.company;
      const invited = await call(endpoints.inviteMember, { body: invitation }, token);
      return seen([answers, invited.status], [[200, 200, 200, 409, 409, 409], 201]);
    },
  'the company’s evaluation, by the student whom it is about, who has its link sent to them':
    async (product) => {
      const { call, people } = product;
      const world = people.worlds.pop()!;
      const { key: token } = await asked(product, world);
      const { email } = world.owner.student;
      const body = { token, name: 'Ines Roth', email: email.toUpperCase() };
      const handedOn = await call(endpoints.handOnEvaluation, { body });
      return seen([handedOn.status, handedOn.body.errors?.[0]?.path], [400, 'email']);
    },
  'what somebody wrote to whom a link was handed on: told to the company, and taken back by it':
    async (product) => {
      const { call, people, outbox } = product;
      const world = people.worlds.pop()!;
      const { company, student } = world.owner;
      const { params, key } = await asked(product, world);
      const tom = newColleague();
      await call(endpoints.handOnEvaluation, { body: { token: key, ...tom } });
      const rubric = await newestRubric(product, params.id, company);
      const sent = {
        token: await outbox.link(tom.email),
        evaluation: anEvaluation('company', { rubric }),
      };
      await call(endpoints.sendEvaluation, { body: sent });
      const told = await call(endpoints.listNotifications, {}, company.token);
      const isTold = told.body.some(({ message }: { message: string }) =>
        message.includes(tom.email),
      );
      await call(
        endpoints.evaluate,
        { params, body: anEvaluation('student', { rubric }) },
        student.token,
      );
      const { status } = await call(endpoints.revokeLink, { params }, company.token);
      const read = await call(endpoints.listEvaluations, { params }, company.token);
      const { openedAt, own } = read.body.rounds[0];
      return seen([isTold, status, openedAt, own], [true, 200, null, null]);
    },
  'the secret answers of three students, from a company’s public rating': async (product) => {
    const [work] = await completedWork(product, 3);
    const { companyId: id } = work!.company;
    const { token } = product.people.world.other.student;
    const { body } = await product.call(endpoints.getCompany, { params: { id } }, token);
    return seen(body.rating ?? null, null);
  },
  'an objection that came after the admin who decides has read the first': async (product) => {
    const { call, people } = product;
    const { engagements, owner, moderator, admin } = people.worlds.pop()!;
    const params = { id: engagements.objected };
    const read = await call(endpoints.listEvaluations, { params }, admin.token);
    const { version } = read.body.outcome;
    const words = { params, body: { words: 'Nothing was.' } };
    const objected = await call(endpoints.objectToOutcome, words, owner.company.token);
    const decision = { outcome: 'Completed', because: 'As seen.' } as const;
    const decided = await call(
      endpoints.decideObjection,
      { params, body: decision, version: version ?? 'as it was read' },
      moderator.token,
    );
    return all(
      seen(objected.status, 200),
      seen([decided.status, decided.body.code], [412, 'changed']),
    );
  },
};

export const evaluations: readonly Case[] = Object.entries(attempts).map(([tried, run]) => ({
  area: 'evaluations',
  tried,
  isLong: true,
  run,
}));
