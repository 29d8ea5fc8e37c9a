import type { Database } from '../server/platform/database/open.ts';
import { byStatements, firstStudent, type Run } from './fill.ts';

/** So many engagements a company, so that nobody’s list grows with the programme. */
export const engagementsEach = 25;
/** Of each engagement: five milestones, two versions of each. */
export const deliveriesEach = 10;
const milestonesEach = 5;
const versionsEach = deliveriesEach / milestonesEach;
/** Messages of each engagement, by turns of its sides. */
export const messagesEach = 10;

/**
 * Adds engagements in every state of waiting, a third of whose students are silent, with their plans, milestones and
 * deliveries: first those of the companies that are named, then others with companies of their own. Statements only;
 * 100,000 take a minute or two.
 * @param companies numbers of companies; none for new ones
 * @param students how many the database is filled with
 */
export const plantWork = (
  db: Database,
  { from, to, students }: { from: number; to: number; students: number },
  companies: readonly number[] = [],
): Promise<void> =>
  // Nobody listens to what is announced, and each would be told.
  byStatements(
    db,
    ['engagements_announced_in on engagements', 'engagements_announced on engagements'],
    async (run) => {
      const made = companies.length > 0 ? companies : await addCompanies(run, from, to);
      await run(projectsAndPlaces(from, to, students, made));
      for (const statement of work(from, to)) await run(statement);
    },
  );

async function addCompanies(run: Run, from: number, to: number): Promise<number[]> {
  const rows = await run(
    `insert into companies (name, recruiter, email, industry, size, created_at)
     select 'Yard ' || n, 'Ivo', 'yard-' || n || '@people.example', 'Bridges', '11-50', now()
     from generate_series(${from}, ${to}, ${engagementsEach}) n returning id::int`,
  );
  return (rows as { id: number }[]).map(({ id }) => id);
}

/** A project an engagement, whose link tells its number, and its place taken by a student. */
const projectsAndPlaces = (
  from: number,
  to: number,
  students: number,
  companies: readonly number[],
) => `
  with project as (
    insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days, location,
      status, places, places_taken, open_applications, posted_at)
    select ('{${companies}}'::bigint[])[1 + (n - ${from}) / ${engagementsEach}], 'Survey of yard ' || n, 'Measure what is there.',
      'work-' || n, 'Surveying', 'Civil', 84, 'Leeds', 'In Progress', 1, 1, 0, now() - interval '90 days'
    from generate_series(${from}, ${to}) n returning id, substr(project_link, 6)::int as n
  )
  insert into applications (student_id, project_id, status, message, resume_link, applied_at)
  select ${firstStudent} + 1 + n % ${students}, id, case when n % 10 = 0 then 'Completed' else 'Accepted' end, '', '',
    now() - interval '80 days'
  from project`;

/** The numbers of these engagements’ applications. */
const planted = (from: number, to: number) => `
  select a.id, substr(p.project_link, 6)::int as n from projects p join applications a on a.project_id = p.id
  where p.project_link like 'work-%' and substr(p.project_link, 6)::int between ${from} and ${to}`;

const work = (from: number, to: number): string[] => [
  `insert into engagements (id, state, opened_at, next, turn, turn_since, milestone, due_on, student_acted_at, planned, settled, changed_at)
   select id, state, now() - interval '80 days', next, case when next is null then null when next in ('propose plan', 'review') then 'company'
       when next = 'evaluate' then 'both' else 'student' end,
     case when next is not null then now() - n % 23 * interval '1 day' end,
     case when next in ('deliver', 'deliver again', 'review') then ${milestonesEach} end,
     case when next in ('deliver', 'deliver again', 'review') then current_date + n % 40 - 12 end,
     now() - n % 20 * interval '1 day', ${milestonesEach}, ${milestonesEach} - 1, now()
   from (${planted(from, to)}) planted
     cross join lateral (select (array[null, 'propose plan', 'answer plan', 'review', 'deliver', 'deliver', 'deliver',
       'deliver', 'deliver again', 'evaluate'])[1 + n % 10] as next) s
     cross join lateral (select case when next is null then 'Completed' when next = 'evaluate' then 'Evaluating'
       when next like '%plan' then 'Planning' else 'Working' end as state) t`,
  `insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at)
   select id, 1, 'Agreed', (select jsonb_agg(jsonb_build_object('number', k, 'title', 'Part ' || k,
       'deliverable', 'Levels of the site.', 'by', 'each', 'dueOn', '2031-05-0' || k)) from generate_series(1, ${milestonesEach}) k),
     'A first proposal.', now()
   from (${planted(from, to)}) planted`,
  `insert into milestones (engagement_id, number, place, title, deliverable, due_on, first_due_on, state, since)
   select id, k, k, 'Part ' || k, 'Levels of the site.', current_date + k, current_date + k,
     case when k < ${milestonesEach} then 'Approved' else 'Submitted' end, now()
   from (${planted(from, to)}) planted, generate_series(1, ${milestonesEach}) k`,
  `insert into deliveries (series, version, words, links, sha256, at)
   select series, v, repeat('All thirty cases come out as by hand. ', 6), '{}', md5(id || '-' || number) || md5(v::text), now()
   from (${planted(from, to)}) planted join milestones on engagement_id = id,
     generate_series(1, ${versionsEach}) v`,
  `update milestones set version = ${versionsEach} from (${planted(from, to)}) planted where engagement_id = id`,
  // Halfway of all; at the end of what is completed or evaluated, of which the latter is sealed.
  `insert into evaluation_rounds (engagement_id, moment, asked_at, due_on, opened_at)
   select id, moment, since, since::date + 14, case when moment = 'midpoint' or n % 10 = 0 then since + interval '9 days' end
   from (${planted(from, to)}) planted, unnest(array['midpoint', 'final']) moment,
     lateral (select now() - interval '10 days' - n % 700 * interval '1 day' as since) s
   where moment = 'midpoint' or n % 10 in (0, 9)`,
  `insert into evaluations (engagement_id, moment, side, rubric, steps, because, words, again, recommends, to_office, at)
   select r.engagement_id, r.moment, side, 1,
     '{"result": 4, "reliability": 4, "communication": 3, "learning": 4, "initiative": 4}', '{}',
     repeat('All thirty cases come out as by hand. ', 6), 'yes',
     case when r.moment = 'final' and side = 'company' then 'completed' else '' end, '', r.opened_at
   from (${planted(from, to)}) planted join evaluation_rounds r on r.engagement_id = planted.id and r.opened_at is not null,
     unnest(array['student', 'company']) side`,
  `insert into outcomes (engagement_id, outcome, because, at)
   select id, 'Completed', '', now() from (${planted(from, to)}) planted where n % 10 = 0`,
  `insert into conversations (id, student_id, company_id, last_message_id, last_message_at)
   select planted.id, a.student_id, p.company_id, 0, now()
   from (${planted(from, to)}) planted join applications a on a.id = planted.id join projects p on p.id = a.project_id`,
  `with wrote as (
     insert into events (at, account_id, kind, about, about_id, facts)
     select now() - interval '70 days' + nth * interval '5 days',
       case when nth % 2 = 0 then k.student_id else c.account_id end, 'wrote', 'conversation', k.id, '{}'
     from (select k.*, generate_series(1, ${messagesEach}) as nth from (${planted(from, to)}) planted join conversations k using (id)) k
       join companies c on c.id = k.company_id
     returning id, about_id, account_id)
   insert into conversation_messages (id, conversation_id, account_id, text)
   select id, about_id, account_id, repeat('Which datum do the levels use? ', 5) from wrote`,
  `update conversations k set last_message_id = m.id, last_message_at = now() - k.id % 1000 * interval '1 minute'
   from (select conversation_id, max(id) as id from conversation_messages group by 1) m
   where m.conversation_id = k.id and k.last_message_id = 0`,
];
