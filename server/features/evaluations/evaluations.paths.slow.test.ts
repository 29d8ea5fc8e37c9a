import { afterAll, beforeAll, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Recommends } from '../../../src/contract/evaluations/evaluations.ts';
import type { Outcome } from '../../../src/contract/evaluations/outcomes.ts';
import { tell, walk } from '../../../src/machines/testing/walk.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anEngagement } from '../../testing/engagements.ts';
import { anEvaluation } from '../../testing/evaluations.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

const happenings = [
  'the student writes',
  'the company completes',
  'the company leaves it to the office',
  'the days pass',
  'the office decides',
  'the student objects',
  'the company objects',
  'the office decides again',
  'somebody else confirms',
  'somebody else decides otherwise',
] as const;
type Happening = (typeof happenings)[number];

interface Known {
  readonly student: boolean;
  readonly company: Recommends | null;
  readonly outcome: Outcome | null;
  /** Who has objected. */
  readonly by: { readonly student: boolean; readonly company: boolean };
}

/** The course of the evaluation at the end of work, from when it is asked for until nothing changes any more. */
const course = setup({
  types: { context: {} as Known, events: {} as { type: Happening } },
  actions: {
    studentWrites: assign({ student: true }),
    completes: assign({ company: 'completed' }),
    leaves: assign({ company: 'office decides' }),
    isCompleted: assign({ outcome: 'Completed' }),
    // What was written changes nothing any more.
    isNotCompleted: assign({ student: false, company: null, outcome: 'Not completed' }),
    studentObjects: assign({ by: ({ context }) => ({ ...context.by, student: true }) }),
    companyObjects: assign({ by: ({ context }) => ({ ...context.by, company: true }) }),
  },
  guards: {
    bothHaveWritten: ({ context }) => context.student && context.company !== null,
    companyCompletes: ({ context }) => context.company === 'completed',
    studentHasNot: ({ context }) => !context.by.student,
    companyHasNot: ({ context }) => !context.by.company,
  },
}).createMachine({
  initial: 'sealed',
  context: {
    student: false,
    company: null,
    outcome: null,
    by: { student: false, company: false },
  },
  states: {
    sealed: {
      always: { guard: 'bothHaveWritten', target: 'opened' },
      on: {
        'the student writes': { actions: 'studentWrites' },
        'the company completes': { actions: 'completes' },
        'the company leaves it to the office': { actions: 'leaves' },
        'the days pass': 'opened',
      },
    },
    opened: {
      always: { guard: 'companyCompletes', target: 'final', actions: 'isCompleted' },
      on: { 'the office decides': { target: 'decided', actions: 'isNotCompleted' } },
    },
    decided: {
      on: {
        'the student objects': { target: 'objected', actions: 'studentObjects' },
        'the company objects': { target: 'objected', actions: 'companyObjects' },
        'the days pass': 'final',
      },
    },
    objected: {
      initial: 'in time',
      states: {
        'in time': {
          on: {
            'the student objects': { guard: 'studentHasNot', actions: 'studentObjects' },
            'the company objects': { guard: 'companyHasNot', actions: 'companyObjects' },
            'the days pass': 'late',
          },
        },
        late: {},
      },
      on: {
        'somebody else confirms': 'final',
        'somebody else decides otherwise': { target: 'final', actions: 'isCompleted' },
      },
    },
    final: {},
  },
});

const { paths, unreached } = walk(course, { events: happenings.map((type) => ({ type })) });
type Now = (typeof paths)[number]['state'];

const day = 86_400_000;
/** As long as anything is waited for. */
const days = 21;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let supervisor: Someone;
let office: Someone;
let somebodyElse: Someone;
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services);
  supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  office = await anAdmin(app.services);
  somebodyElse = await anAdmin(app.services);
});
afterAll(() => app.close());

/** Has it happen to work. @returns how the product answers */
async function happens(what: Happening, id: number, student: number): Promise<number> {
  const { services, call } = app;
  const tokenOf = async (accountId: number, role: 'Student' | 'Company' | 'Admin') =>
    (await signedIn(services, accountId, role)).token;
  const writes = async (side: 'student' | 'company', recommends: Recommends | '') => {
    const request = {
      params: { id, moment: 'final' as const },
      body: anEvaluation(side, { recommends }),
    };
    const token =
      side === 'student' ? await tokenOf(student, 'Student') : await tokenOf(company.id, 'Company');
    return (await call(endpoints.evaluate, request, token)).status;
  };
  const objects = async (token: string) => {
    const objection = { params: { id }, body: { words: 'It is all there.' } };
    return (await call(endpoints.objectToOutcome, objection, token)).status;
  };
  const decides = async (
    { id: who }: Someone,
    outcome: Outcome,
    verb: 'decideOutcome' | 'decideObjection' = 'decideObjection',
  ) => {
    const decision = { params: { id }, body: { outcome, because: 'As seen.' } };
    return (await call(endpoints[verb], decision, await tokenOf(who, 'Admin'))).status;
  };
  switch (what) {
    case 'the student writes':
      return writes('student', '');
    case 'the company completes':
      return writes('company', 'completed');
    case 'the company leaves it to the office':
      return writes('company', 'office decides');
    case 'the days pass':
      app.passTime(days * day);
      await services.evaluationJobs.sweep();
      return 200;
    case 'the office decides':
      return decides(office, 'Not completed', 'decideOutcome');
    case 'the student objects':
      return objects(await tokenOf(student, 'Student'));
    case 'the company objects':
      return objects(await tokenOf(company.id, 'Company'));
    case 'the office decides again':
      return decides(office, 'Completed');
    case 'somebody else confirms':
      return decides(somebodyElse, 'Not completed');
    case 'somebody else decides otherwise':
      return decides(somebodyElse, 'Completed');
  }
}

/** How the work stands, as its student reads it. */
async function standsNow(id: number, student: number) {
  const { token } = await signedIn(app.services, student, 'Student');
  const read = { params: { id } };
  const { body: room } = await app.call(endpoints.getEngagement, read, token);
  const { body: evaluations } = await app.call(endpoints.listEvaluations, read, token);
  const { rounds, outcome } = evaluations;
  const { state, next, evaluated } = room;
  return {
    state,
    next,
    evaluated,
    isOpen: rounds[0].openedAt !== null || rounds[0].opened.length > 0,
    outcome: outcome?.outcome ?? null,
    objections: outcome?.objections.length ?? 0,
    mayObject: (outcome?.objectUntil ?? null) !== null,
    isFinal: outcome?.isFinal ?? false,
  };
}

/** How it stands by the course; the student hears of what the company has written only once it is open. */
function standsBy(now: Now): Awaited<ReturnType<typeof standsNow>> {
  const { student, outcome, by } = now.context;
  const isSealed = now.matches('sealed');
  const next = { sealed: 'evaluate', opened: 'decide', objected: 'decide objection' } as const;
  const waiting = (['sealed', 'opened', 'objected'] as const).find((one) => now.matches(one));
  return {
    state: outcome ?? 'Evaluating',
    next: waiting ? next[waiting] : null,
    evaluated: isSealed && student,
    isOpen: !isSealed,
    outcome,
    objections: Number(by.student) + Number(by.company),
    mayObject: now.matches('decided') || now.matches({ objected: 'in time' }),
    isFinal: now.matches('final'),
  };
}

test('every path of an evaluation leads where its course says, and nothing else can be done on the way', async () => {
  expect(unreached).toEqual([]);
  const tried = new Set<string>();
  for (const path of paths) {
    const { id: student } = await aStudent(app.services);
    const sides = { student: { id: student } as Someone, company, supervisor };
    const id = await anEngagement(app, sides, 'Evaluating');
    // The first step is the start itself.
    for (const { event } of path.steps.slice(1))
      expect(await happens(event.type, id, student), tell(path)).toBe(200);
    expect(await standsNow(id, student), tell(path)).toEqual(standsBy(path.state));
    const where = JSON.stringify([path.state.value, path.state.context]);
    if (tried.has(where)) continue;
    tried.add(where);
    for (const type of happenings) {
      if (type === 'the days pass' || path.state.can({ type })) continue;
      expect(await happens(type, id, student), `${tell(path)}: ${type}`).toBe(409);
    }
    expect(await standsNow(id, student), tell(path)).toEqual(standsBy(path.state));
  }
});
