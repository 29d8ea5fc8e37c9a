import { sql } from 'kysely';
import type { Outcome } from '../../../src/contract/evaluations/outcomes.ts';
import { shownAtMost } from '../../../src/contract/portfolio/portfolio.ts';
import type { Database } from '../../platform/database/open.ts';

/** What the company wrote about the work of `credentials k`, where both let it be shown. */
export const wordsShown = sql`
  select v.words from evaluations v
    join evaluation_rounds r on (r.engagement_id, r.moment) = (v.engagement_id, v.moment) and r.opened_at is not null
    join showings mine on mine.engagement_id = v.engagement_id and mine.side = 'student' and mine.words
    join showings theirs on theirs.engagement_id = v.engagement_id and theirs.side = 'company' and theirs.words
  where v.engagement_id = k.engagement_id and v.moment = 'final' and v.side = 'company'`;

/** What of a credential's evidence both sides let be shown now, by the title of its milestone; null where the work is gone. */
const titlesShown = sql`
  case when k.engagement_id is not null then array(
    select m.title from milestones m
      join showings mine on mine.engagement_id = m.engagement_id and mine.side = 'student' and m.number = any(mine.deliveries)
      join showings theirs on theirs.engagement_id = m.engagement_id and theirs.side = 'company' and m.number = any(theirs.deliveries)
    where m.engagement_id = k.engagement_id) end`;

interface Evidence {
  readonly name: string;
  readonly narrative: string;
}

/** As `document.ts` of credentials writes it. */
interface Document {
  readonly name: string;
  readonly credentialSubject: {
    readonly activityStartDate: string;
    readonly activityEndDate: string;
    readonly source: { readonly name: string };
    readonly achievement: { readonly tag?: readonly string[] };
    readonly result: readonly { readonly value: string }[];
  };
  readonly evidence?: readonly Evidence[];
}

/** A project that a portfolio shows: what its credential says, and what both sides still let be shown. */
export interface ShownProject {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly outcome: Outcome;
  /** Days such as `2031-05-04`. */
  readonly from: string;
  readonly to: string;
  readonly skills: readonly string[];
  readonly deliveries: readonly { readonly title: string; readonly words: string }[];
  readonly words: { readonly text: string; readonly by: string | null } | null;
}

/** A portfolio as others read it. */
export interface ShownPortfolio {
  readonly name: string;
  readonly studentName: string;
  readonly university: string;
  readonly engineeringType: string;
  readonly about: string;
  readonly isIndexed: boolean;
  readonly isPublished: boolean;
  readonly projects: readonly ShownProject[];
}

interface Row {
  readonly id: string;
  readonly document: string;
  readonly titles: string[] | null;
  readonly words: string | null;
  readonly by: string | null;
}

/** The portfolio of an address, for whoever may read it: everybody once it is published, before that who has its private link. */
export async function shownPortfolio(
  db: Database,
  name: string,
  key: string,
): Promise<ShownPortfolio | null> {
  const { rows } = await sql<Omit<ShownPortfolio, 'projects'> & { studentId: number }>`
    select f.name, s.id as "studentId", s.first_name || ' ' || s.last_name as "studentName", s.university,
      s.engineering_type as "engineeringType", f.about, f.is_indexed as "isIndexed", f.published_at is not null as "isPublished"
    from portfolios f join students s on s.id = f.student_id
    where f.name = ${name} and s.state = 'active' and (f.published_at is not null or f.link_key = ${key})`.execute(
    db,
  );
  const [found] = rows;
  if (!found) return null;
  const { studentId, ...portfolio } = found;
  const { rows: shown } = await sql<Row>`
    select k.id, k.document, ${titlesShown} as titles, (${wordsShown}) as words, (
      select coalesce(v.written_by, w.name) from evaluations v left join company_members w on w.account_id = v.account_id
      where v.engagement_id = k.engagement_id and v.moment = 'final' and v.side = 'company') as by
    from credentials k
    where k.student_id = ${studentId} and k.listed and k.issued_at is not null and k.revoked_at is null
    order by k.issued_at desc limit ${sql.lit(shownAtMost)}`.execute(db);
  return { ...portfolio, projects: shown.map(projectOf) };
}

function projectOf({ id, document, titles, words, by }: Row): ShownProject {
  const { name, credentialSubject: subject, evidence = [] } = JSON.parse(document) as Document;
  return {
    id,
    title: name,
    companyName: subject.source.name,
    outcome: subject.result[0]!.value as Outcome,
    from: subject.activityStartDate.slice(0, 10),
    to: subject.activityEndDate.slice(0, 10),
    skills: subject.achievement.tag ?? [],
    deliveries: evidence
      .filter((one) => titles === null || titles.includes(one.name))
      .map((one) => ({ title: one.name, words: one.narrative })),
    words: words ? { text: words, by } : null,
  };
}
