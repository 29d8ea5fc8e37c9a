import { sql } from 'kysely';
import { daysLater } from '../../../src/contract/days.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { BuiltApp } from '../built-app.ts';
import { anEvaluation } from '../evaluations.ts';
import { aProject, aTerm } from '../people.ts';
import type { Places } from './plans.ts';
import type { Players } from './players.ts';
import { written } from './written.ts';

/** Both sides evaluate the work, after somebody was asked by a link; then what may be shown of it is asked and said. */
export async function playEvaluations(app: BuiltApp, { does, pass }: Players, { a }: Places) {
  const final = (id: number) => ({ params: { id, moment: 'final' } }) as const;
  const ines = { name: 'Ines Roth', email: 'ines@people.example' };
  await does('lead', endpoints.askByLink, { ...final(a), body: ines });
  const mail = (await app.mails()).findLast(({ to }) => to === ines.email)!;
  const token = /\/evaluate#(\S+)/.exec(mail.text)![1]!;
  await does('nobody', endpoints.handOnEvaluation, {
    body: { token, name: 'Tom Lind', email: 'tom@people.example' },
  });
  await does('lead', endpoints.evaluate, { ...final(a), body: anEvaluation('company') });
  await does('ada', endpoints.evaluate, { ...final(a), body: anEvaluation('student') });
  await does('lead', endpoints.answerEvaluation, { ...final(a), body: { words: written.thanks } });
  await pass(1);
  await pass(7);

  await does('ada', endpoints.chooseShown, {
    params: { id: a },
    body: { deliveries: [1], words: true, steps: true },
  });
  await does('office', endpoints.allowShowing, {
    params: { id: a },
    body: { deliveries: [1], words: true },
  });
}

/** The office decides, is objected to and decides again; work ends early, and with its term. */
export async function playEnds(app: BuiltApp, players: Players, { b, c }: Places) {
  const { services } = app;
  const { does, takes, pass, today, people, companyId } = players;
  await pass(20);
  await does('office', endpoints.decideOutcome, {
    params: { id: b },
    body: { outcome: 'Not completed', because: written.decided },
  });
  await does('bo', endpoints.objectToOutcome, {
    params: { id: b },
    body: { words: 'It is all there.' },
  });
  await does('other', endpoints.decideObjection, {
    params: { id: b },
    body: { outcome: 'Completed', because: written.redecided },
  });
  const early = { event: 'end', reason: 'agreed', note: written.ended } as const;
  await does('lead', endpoints.moveApplication, { params: { id: c }, body: early });
  const d = await takes('cy', await aProject(services, { companyId }, { title: 'A lock' }));
  await does('lead', endpoints.proposePlan, {
    params: { id: d },
    body: {
      milestones: [{ title: 'Gate', deliverable: 'Of oak.', dueOn: daysLater(today(), 2) }],
      after: 0,
    },
  });
  await does('cy', endpoints.answerPlan, {
    params: { id: d, version: 1 },
    body: { answer: 'agree' },
  });
  const term = await aTerm(app, people.office, {
    applyFrom: -9,
    applyTo: -8,
    answerBy: -7,
    workFrom: -6,
    workTo: 2,
    evaluateBy: 5,
  });
  await sql`update projects set term_id = ${term} where title = 'A lock'`.execute(services.db);
  await pass(4);
}
