import { randomUUID } from 'node:crypto';
import { endpoints } from '../../src/contract/endpoints.ts';
import { applied } from './applied.ts';
import { type Case, casesOf, seen } from './case.ts';

const message = { Name: 'Ada', Email: 'ada@people.example', Subject: 'Hello', Message: 'So.' };
const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' }];

/** No more than so many were done, and whoever went on was told to wait. */
const held = (answers: readonly number[], atMost: number): string | null =>
  seen(
    [answers.filter((status) => status < 300).length <= atMost, answers.includes(429)],
    [true, true],
  );

const attempts: Record<string, Case['run']> = {
  'messages from 37 addresses of one IPv6 network in a minute': async ({ server }) => {
    const answers = Array.from({ length: 37 }, (_, at) =>
      fetch(`${server.origin}/api/Contactus`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `2001:db8:7:7::${at + 1}`,
        },
        body: JSON.stringify(message),
      }),
    );
    const taken = (await Promise.all(answers)).filter(({ status }) => status < 300);
    return seen(taken.length, 10);
  },
  'a plan proposed over the one before, 120 times in a day': async (product) => {
    const { call } = product;
    const { id, company, student, move } = await applied(product);
    await move('offer', company);
    await move('accept', student);
    const answers: number[] = [];
    for (let after = 0; after < 120; after += 1) {
      const plan = { params: { id }, body: { milestones, after } };
      answers.push((await call(endpoints.proposePlan, plan, company.token)).status);
    }
    return held(answers, 100);
  },
  'an application moved to and fro, 120 times in a day': async (product) => {
    const { company, move } = await applied(product);
    const answers: number[] = [];
    for (let time = 0; time < 120; time += 1)
      answers.push((await move(time % 2 === 0 ? 'shortlist' : 'unshortlist', company)).status);
    return held(answers, 50);
  },
  'a company’s name that reads as a sentence of the programme, with an address': async ({
    call,
    people,
    outbox,
  }) => {
    const { token } = people.companies.pop()!;
    const name = `Your account ends today. Sign in at https://evil.example/${randomUUID().slice(0, 8)}`;
    const firm = { recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' } as const;
    const renamed = await call(endpoints.updateMyCompany, { body: { ...firm, name } }, token);
    const email = `${randomUUID()}@people.example`;
    const body = { name: 'Noor', email, memberRole: 'Recruiter' } as const;
    await call(endpoints.inviteMember, { body }, token);
    const { text = '' } = await outbox.newest(email);
    return seen(
      [renamed.status, text.includes('https://evil.example'), /^Your account ends/m.test(text)],
      [200, false, false],
    );
  },
};

export const allowances = casesOf('allowances', attempts);
