import { type RawBuilder, sql } from 'kysely';
import type { Steps } from '../../../../src/contract/evaluations/evaluations.ts';
import type { Outcome } from '../../../../src/contract/evaluations/outcomes.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { happenedIn, isIn } from '../../engagements/columns.ts';

/** All facts of a credential when it is issued. */
export interface Facts {
  readonly email: string;
  readonly studentName: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly title: string;
  readonly achievementId: number;
  readonly description: string;
  readonly criteria: string;
  readonly engineeringType: string;
  readonly outcome: Outcome;
  /** False for work completed before there were evaluations. */
  readonly isEvaluated: boolean;
  readonly openedAt: Date;
  readonly endedAt: Date;
  /** Skills that the company confirmed, each with what showed it. */
  readonly skills: readonly { readonly name: string; readonly shownBy: string }[];
  /** Skills that the company rated; null if the student does not show them. */
  readonly steps: Steps | null;
  readonly rubric: number;
  /** Allowed by both sides. */
  readonly evidence: readonly {
    readonly number: number;
    readonly title: string;
    readonly words: string;
    readonly links: readonly string[];
  }[];
}

/**
 * Joins the showable parts of an engagement, given its number in a column: `v`, the company's open final evaluation;
 * `mine` and `theirs`, the items student and company allow.
 */
export const showable = (id: RawBuilder<unknown>) => sql`
  left join evaluation_rounds r on r.engagement_id = ${id} and r.moment = 'final' and r.opened_at is not null
  left join evaluations v on (v.engagement_id, v.moment, v.side) = (r.engagement_id, r.moment, 'company') and ${isIn}
  left join showings mine on (mine.engagement_id, mine.side) = (${id}, 'student')
  left join showings theirs on (theirs.engagement_id, theirs.side) = (${id}, 'company')`;

/** True if both sides allow `milestones m` to be shown; needs `showable`. */
export const isLet = sql`(m.number = any(mine.deliveries) and m.number = any(theirs.deliveries))`;

/** The newest delivery for `milestones m`. */
export const lastDelivery = sql`
  left join deliveries d on d.series = m.series and d.version = m.version`;

/** Existing evidence both sides allow to be shown, given the engagement's number in a column; needs `showable`. */
export const evidenceOf = (id: RawBuilder<unknown>): RawBuilder<Facts['evidence']> => sql`coalesce((
  select json_agg(json_build_object('number', m.number, 'title', m.title, 'words', d.words, 'links', d.links) order by m.place)
  from milestones m ${lastDelivery}
  where m.engagement_id = ${id} and m.state = 'Approved' and d.words is not null and ${isLet}), '[]')`;

/** True if the student's portfolio shows `engagements e`. */
export const isListed = sql`exists (
  select from credentials k where k.engagement_id = e.id and k.listed and k.issued_at is not null and k.revoked_at is null)`;

/** Facts of completed work by the numbers of engagements, without those that are gone. */
export async function factsOf(
  db: Database,
  engagementIds: readonly number[],
): Promise<ReadonlyMap<number, Facts>> {
  const rows = await allRows<Facts & { engagementId: number }>(db)`
    select e.id as "engagementId", s.email, s.first_name || ' ' || s.last_name as "studentName", c.id as "companyId", t.company_name as "companyName",
      t.title, t.id as "achievementId", t.description, t.criteria, t.engineering_type as "engineeringType",
      coalesce(o.outcome, 'Completed') as outcome, o.outcome is not null as "isEvaluated",
      e.opened_at as "openedAt", coalesce(o.at, (
        select max(x.at) ${happenedIn(sql`e.id`, 'completed')}), e.changed_at) as "endedAt",
      coalesce((
        select json_agg(json_build_object('name', w.skill ->> 'name', 'shownBy', m.title) order by w.at)
        from jsonb_array_elements(v.skills) with ordinality as w (skill, at)
          join milestones m on m.engagement_id = e.id and m.number = (w.skill ->> 'milestone')::int), '[]') as skills,
      case when mine.steps then v.steps end as steps, coalesce(v.rubric, 1) as rubric,
      ${evidenceOf(sql`e.id`)} as evidence
    from engagements e join applications a on a.id = e.id join students s on s.id = a.student_id
      join projects p on p.id = a.project_id join companies c on c.id = p.company_id
      join achievements t on t.project_id = p.id
      left join outcomes o on o.engagement_id = e.id ${showable(sql`e.id`)}
    where e.id = any(${[...engagementIds]}::bigint[])`;
  return new Map(rows.map(({ engagementId, ...facts }) => [engagementId, facts]));
}
