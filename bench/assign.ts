import { fillProgramme } from '../server/testing/programme.ts';
import type { AssignmentRun } from '../src/contract/assignments/assignment-run.ts';
import { judge, quantile, rounded, timed } from './figures.ts';
import type { Caller } from './people.ts';
import { onProduct } from './product.ts';

/**
 * What an assignment asks of the product on PostgreSQL: how long 5,000 offers take to publish, and how
 * the same server answers others while 100,000 students are assigned. Ends with 1 over budget.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:assign
 */
const budget = { publishSeconds: 5, answerMs: 100 };

await onProduct({ projects: 0, students: 0, admins: 1 }, async ({ db, origin, callers }) => {
  const callAs = callerAt(origin, callers.admins[0]!);
  /** Proposes and waits, asking for a list of projects as others would. @returns the run and those answers' times */
  const propose = async () => {
    const begun = performance.now();
    let run = await callAs('POST', '/Assignments', { scope: {}, seed: 1 });
    const answers: number[] = [];
    while (run.state === 'proposing') {
      answers.push(...(await timed(1, () => callAs('GET', '/Projects?pageSize=20'))).times);
      run = await callAs('GET', `/Assignments/${run.id}`);
    }
    if (run.state !== 'proposed') throw new Error(`The run ended as ${run.state}.`);
    return { run, seconds: (performance.now() - begun) / 1000, answers };
  };

  await fillProgramme(db, { students: 5_600, projects: 3_200, choices: 6 });
  const small = await propose();
  const published = await timed(1, () =>
    callAs('POST', `/Assignments/${small.run.id}/publish`, { kind: 'students' }),
  );
  const publishSeconds = published.times[0]! / 1000;
  const offers = published.result.proposals[0]?.placed ?? 0;

  await fillProgramme(db, { students: 100_000, projects: 50_000, choices: 4 });
  const large = await propose();
  const wait = (share: number) => rounded(quantile(large.answers, share), 1);
  judge(`Budgets: publish ${budget.publishSeconds} s; others' p99 ${budget.answerMs} ms.`, [
    {
      what: `publish ${offers} offers`,
      seconds: rounded(publishSeconds),
      held: publishSeconds <= budget.publishSeconds && offers >= 5_000,
    },
    {
      what: `assign ${large.run.students} students, ${large.run.applications} applications, three ways`,
      seconds: rounded(large.seconds, 1),
      'others wait, p50 ms': wait(0.5),
      'p99 ms': wait(0.99),
      'max ms': wait(1),
      held: quantile(large.answers, 0.99) <= budget.answerMs,
    },
  ]);
});

/** Each call comes as if from an address of its own, because the limits per address are not what is measured. */
function callerAt(origin: string, { headers: { authorization } }: Caller) {
  let calls = 0;
  return async (method: string, path: string, body?: object): Promise<AssignmentRun> => {
    calls += 1;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization,
        'x-forwarded-for': `10.1.${(calls >> 8) & 255}.${calls & 255}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
