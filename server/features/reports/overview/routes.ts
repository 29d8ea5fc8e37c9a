import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Activity, Attention, Figure } from '../../../../src/contract/reports/overview.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { hindranceToSign } from '../../credentials/keys/keys.ts';
import type { CredentialSettings } from '../../credentials/settings.ts';
import { placementIn } from '../figures.ts';
import { daysOf, periodOf } from '../period.ts';
import { attention, listOfAttention } from './attention.ts';

/** First page of an admin. */
export async function overview(
  app: FastifyInstance,
  { services }: { services: CredentialSettings },
) {
  const { clock, timeZone } = services;

  serve(app, endpoints.getOverview, async (_, { person, reads: db }) => {
    const now = clock();
    const period = periodOf({ from: '', to: '' }, now);
    return {
      ...(await figures(db, now)),
      placement: { ...daysOf(period), ...(await placementIn(db, period)) },
      attention: [
        ...(await attention(db, { person, now, timeZone })),
        ...(await unsigned({ ...services, db })),
      ],
      activity: await activity(db),
    };
  });

  serve(app, endpoints.listAttention, ({ query }, { person, reads }) =>
    listOfAttention(reads, { person, now: clock(), timeZone }, query),
  );
}

/** A warning that nothing can be signed, with the number of waiting credentials and what to do. */
async function unsigned(settings: CredentialSettings): Promise<Attention[]> {
  const hindrance = await hindranceToSign(settings);
  if (hindrance === null) return [];
  const row = await firstRow<{ waiting: number }>(settings.db)`
    select (select count(*) from credentials where issued_at is null)::int
      + (select count(*) from credential_offers f
         where not exists (select from credentials k where k.engagement_id = f.engagement_id))::int as waiting`;
  const { waiting } = row!;
  const title = `Credentials cannot be issued${waiting > 0 ? `: ${waiting} waiting` : ''}`;
  return [{ kind: 'no signing key', count: 1, first: { id: 0, title, detail: hindrance } }];
}

const atMost = 20;

/** Latest sign-ups, posts and applications. Each part reads twenty rows of one index. */
const activity = (db: Database) =>
  allRows<Activity>(db)`
    select ${asInstant(sql`happened`)} as at, did,
      json_build_object('kind', kind, 'id', id, 'name', name) as by,
      case when project_id is not null then json_build_object('id', project_id, 'title', title) end as project
    from (
      (select a.applied_at as happened, 'applied' as did, 'student' as kind, s.id, s.first_name || ' ' || s.last_name as name,
         p.id as project_id, p.title
       from (select * from applications order by applied_at desc, id desc limit ${atMost}) a
         join students s on s.id = a.student_id join projects p on p.id = a.project_id)
      union all
      (select p.posted_at, 'posted', 'company', c.id, c.name, p.id, p.title
       from (select * from projects where is_posted(status) order by posted_at desc, id desc limit ${atMost}) p
         join companies c on c.id = p.company_id)
      union all
      (select joined_at, 'joined', 'student', id, first_name || ' ' || last_name, null, null
       from students order by joined_at desc, id desc limit ${atMost})
      union all
      (select created_at, 'joined', 'company', id, name, null, null
       from companies order by created_at desc, id desc limit ${atMost})
    ) latest
    order by happened desc, name, title limit ${atMost}`;

/** When each thing that is counted came to be; a project that was completed twice counts from the last time. */
const moments = {
  companies: sql`select created_at as at from companies`,
  students: sql`select joined_at as at from students`,
  projects: sql`select posted_at as at from projects`,
  completedProjects: sql`
    select max(e.at) as at from projects p join events e on e.about_id = p.id and e.kind = 'project moved'
      and e.facts ->> 'to' = 'Completed'
    where p.status = 'Completed' group by p.id`,
};

/** The four cards: each one pass over one index. */
export async function figures(
  db: Database,
  now: Date,
): Promise<Record<keyof typeof moments, Figure>> {
  const ends = monthEnds(now);
  return {
    companies: await figure(db, moments.companies, ends),
    students: await figure(db, moments.students, ends),
    projects: await figure(db, moments.projects, ends),
    completedProjects: await figure(db, moments.completedProjects, ends),
  };
}

async function figure(
  db: Database,
  happened: RawBuilder<unknown>,
  ends: readonly Date[],
): Promise<Figure> {
  const counts = ends.map((end) => sql`count(*) filter (where at < ${end})::int`);
  const row = await firstRow<{ total: number; trend: number[] }>(db)`
    select count(*)::int as total, array[${sql.join(counts)}] as trend from (${happened}) happened`;
  const { total, trend } = row!;
  return { total, growth: growthOf(trend.at(-1) ?? 0, total), trend: [...trend, total] };
}

/** The ends of the last eleven months (UTC), oldest first; the last one is where this month began. */
export const monthEnds = (now: Date): Date[] =>
  Array.from(
    { length: 11 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 10 + index, 1)),
  );

/** Growth as a share of the earlier number; null if that was zero. */
export const growthOf = (before: number, now: number): number | null =>
  before === 0 ? null : (now - before) / before;
