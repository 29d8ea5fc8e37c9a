import { daysLater } from '../../../src/contract/days.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Name, Players } from './players.ts';
import { written } from './written.ts';

export interface Places {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** When each of the three milestones is due that are agreed first. */
  readonly due: readonly [string, string, string];
}

/** Three students take places of one project, and each agrees to a plan; one of them to the second. */
export async function playPlans({ does, takes, today }: Players, pid: number): Promise<Places> {
  const [a, b, c] = [await takes('ada', pid), await takes('bo', pid), await takes('cy', pid)];
  await does('vera', endpoints.supervise, { params: { id: a } });
  const due = [20, 40, 60].map((days) => daysLater(today(), days)) as [string, string, string];
  const milestones = [
    { number: null, title: 'Concept', deliverable: 'One for all.', dueOn: due[0], by: 'team' },
    { number: null, title: 'Diary', deliverable: 'Own.', dueOn: due[1], by: 'each' },
    { number: null, title: 'Model', deliverable: 'In clay.', dueOn: due[2], by: 'team' },
  ] as const;
  const proposes = (id: number, after = 0) => {
    const numbered = milestones.map((one, at) => ({ ...one, number: after ? at + 1 : null }));
    const body = { milestones: numbered, after, note: written.plan };
    return does('lead', endpoints.proposePlan, { params: { id }, body });
  };
  const answers = (who: Name, id: number, version = 1) =>
    does(who, endpoints.answerPlan, {
      params: { id, version },
      body: { answer: 'agree', note: written.agreed },
    });
  await does('office', endpoints.remind, { params: { id: a } });
  await proposes(a);
  const change = { answer: 'ask for a change', note: written.change } as const;
  await does('ada', endpoints.answerPlan, { params: { id: a, version: 1 }, body: change });
  await proposes(a, 1);
  await answers('ada', a, 2);
  for (const [who, id] of [
    ['bo', b],
    ['cy', c],
  ] as const) {
    await proposes(id);
    await answers(who, id);
  }
  return { a, b, c, due };
}
