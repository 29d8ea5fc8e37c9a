import { sql } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { MilestoneBy } from '../../src/contract/engagements/plans.ts';
import { weekIn } from '../features/engagements/check-ins/week.ts';
import type { Database } from '../platform/database/open.ts';
import type { BuiltApp } from './built-app.ts';
import { evaluates } from './evaluations.ts';
import { anApplication, aProject, type Someone, supervises } from './people.ts';

interface Sides {
  readonly student: Someone;
  readonly company: Someone & { companyId: number };
  readonly supervisor: Someone;
}

const planned = [
  {
    number: 1,
    title: 'Survey',
    deliverable: 'Levels of the site.',
    by: 'each',
    dueOn: '2150-03-01',
  },
  {
    number: 2,
    title: 'Drawing',
    deliverable: 'A section through it.',
    by: 'each',
    dueOn: '2150-04-01',
  },
  { number: 3, title: 'Model', deliverable: 'It in clay.', by: 'each', dueOn: '2150-05-01' },
  { number: 4, title: 'Report', deliverable: 'Ten pages.', by: 'each', dueOn: '2150-06-01' },
];

/**
 * The engagement of a place that a student has taken, its project supervised, past all moves. While it is Working its
 * first milestone is handed in, more time is asked for the third, another day is offered for the fourth, and a change of
 * the plan is proposed; in Evaluating every milestone is approved.
 * @param mate another engagement of its project, where it is one of a team
 * @returns its number
 */
export async function anEngagement(
  { services }: BuiltApp,
  { student, company, supervisor }: Sides,
  state: 'Working' | 'Evaluating',
  mate?: number,
): Promise<number> {
  const { db, clock, timeZone } = services;
  const now = clock();
  const shared = await sql<{ pid: number }>`
    select project_id as pid from applications where id = ${mate ?? null}`.execute(db);
  const pid = shared.rows[0]?.pid ?? (await aProject(services, company));
  if (mate === undefined) await supervises(services, supervisor, pid);
  await sql`update projects set places_taken = 1 where id = ${pid}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into applications (student_id, project_id, status, message, resume_link, applied_at)
    values (${student.id}, ${pid}, 'Accepted', '', '', ${now}) returning id`.execute(db);
  const { id } = rows[0]!;
  const working = state === 'Working';
  await sql`
    with engagement as (
      insert into engagements (id, state, opened_at, next, turn, turn_since, planned, settled, changed_at)
      values (${id}, ${state}, ${now}, ${working ? 'answer extension' : 'evaluate'}, ${working ? 'company' : 'both'},
        ${now}, 4, ${working ? 0 : 4}, ${now}) returning id
    ), plans as (
      insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at, proposed_by)
      select id, version, state, ${JSON.stringify(planned)}::jsonb, '', ${now}, ${company.id}
      from engagement, (values (1, 'Agreed'), (2, ${working ? 'Proposed' : 'Agreed'})) as v (version, state)
    ), milestones as (
      insert into milestones (engagement_id, number, place, title, deliverable, due_on, first_due_on, state, since)
      select id, number, number, title, deliverable, "dueOn", "dueOn",
        case when not ${working}::boolean then 'Approved' when number = 1 then 'Submitted' else 'Planned' end, ${now}
      from engagement, json_to_recordset(${JSON.stringify(planned)}::json)
        as m (number int, title text, deliverable text, "dueOn" date)
    )
    insert into events (about, about_id, at, account_id, kind, facts)
    select 'engagement', id, ${now}, ${student.id}, 'opened', '{}' from engagement`.execute(db);
  await handIn(db, id, { by: student.id, at: now });
  await sql`
    insert into check_ins (engagement_id, week, state, sentence, at)
    values (${id}, ${weekIn(timeZone, now)}, 'On track', '', ${now})`.execute(db);
  if (!working)
    await sql`
      insert into evaluation_rounds (engagement_id, moment, asked_at, due_on)
      values (${id}, 'final', ${now}, ${now}::date + 14)`.execute(db);
  if (working)
    await sql`
      insert into extensions (engagement_id, milestone, request, state, asked_day, asked_along, reason, asked_at,
        asked_by, offered_day, offered_along, answered_at, answered_by)
      values (${id}, 3, 1, 'Asked', '2150-05-08', true, 'An exam.', ${now}, ${student.id}, null, null, null, null),
        (${id}, 4, 1, 'Countered', '2150-06-08', false, 'An exam.', ${now}, ${student.id}, '2150-06-04', false, ${now},
          ${company.id})`.execute(db);
  return id;
}

interface HandedIn {
  readonly number?: number;
  readonly from?: number;
  readonly version?: number;
  readonly words?: string;
  readonly by?: number | null;
  readonly at: Date;
}

/** Puts deliveries to a milestone, past all moves: one, or all versions from one on. */
export const handIn = (
  db: Database,
  id: number,
  { number = 1, version = 1, from = version, words = 'As measured.', by = null, at }: HandedIn,
) =>
  sql`
    with milestone as (
      update milestones set version = ${version} where engagement_id = ${id} and number = ${number} returning series
    )
    insert into deliveries (series, version, words, links, sha256, at, account_id)
    select series, v, ${words}, '{}', '', ${at}, ${by}
    from milestone, generate_series(${from}::int, ${version}::int) v`.execute(db);

/** The deliveries of an engagement, as a condition. */
export const handedInIn = (id: number) =>
  sql`series in (select series from milestones where engagement_id = ${id})`;

/** The same of a new project of a company. */
export async function aTakenPlace(
  app: BuiltApp,
  company: Sides['company'],
  student: Someone,
  title = 'A weir',
): Promise<number> {
  return takesPlace(app, company, student, await aProject(app.services, company, { title }));
}

/** A student applies to a project, is offered a place and takes it. @returns the number of its application, and of its engagement */
export async function takesPlace(
  app: Pick<BuiltApp, 'call'>,
  company: Someone,
  student: Someone,
  pid: number,
): Promise<number> {
  const id = await anApplication(app, student, pid);
  for (const [event, { token }] of [
    ['offer', company],
    ['accept', student],
  ] as const)
    await app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
  return id;
}

interface Given {
  readonly number?: number;
  readonly title: string;
  readonly deliverable: string;
  readonly dueOn: string;
  readonly by: MilestoneBy;
}

/** What one of a team hands in for all, and what each student hands in. */
export const concept: Given = {
  title: 'Concept',
  deliverable: 'One for all.',
  dueOn: '2150-03-01',
  by: 'team',
};
export const diary: Given = {
  title: 'Diary',
  deliverable: 'Everybody’s own.',
  dueOn: '2150-04-01',
  by: 'each',
};

/** Students take the places of one project, and agree to the same plan. @returns its pid, and their engagements in their order */
export async function aTeam(
  app: BuiltApp,
  company: Sides['company'],
  students: readonly Someone[],
): Promise<{ pid: number; ids: number[] }> {
  const form = { title: 'A weir', places: students.length + 1 };
  const pid = await aProject(app.services, company, form);
  const ids: number[] = [];
  for (const student of students) ids.push(await joins(app, company, student, pid));
  return { pid, ids };
}

/** A student takes a place of a project, and both sides agree to a plan. @returns the number of the engagement */
export async function joins(
  app: BuiltApp,
  company: Someone,
  student: Someone,
  pid: number,
  milestones: Given[] = [concept, diary],
): Promise<number> {
  const id = await takesPlace(app, company, student, pid);
  const plan = { params: { id }, body: { milestones, after: 0 } };
  await app.call(endpoints.proposePlan, plan, company.token);
  const agree = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, agree, student.token);
  return id;
}

/** Both sides agree on one milestone that is waived at once, and evaluate it: the application is Completed. */
export async function completes(
  app: Pick<BuiltApp, 'call' | 'services'>,
  id: number,
  company: Pick<Someone, 'token'>,
  student: Pick<Someone, 'token'>,
): Promise<void> {
  const { call } = app;
  const params = { id };
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' }];
  await call(endpoints.proposePlan, { params, body: { milestones, after: 0 } }, company.token);
  const agree = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await call(endpoints.answerPlan, agree, student.token);
  const waiver = { params: { id, number: 1 }, body: { reason: 'It was there already.' } };
  await call(endpoints.waiveMilestone, waiver, company.token);
  await evaluates(app, id, company, student);
}
