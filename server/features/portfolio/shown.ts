import { sql } from 'kysely';
import { shownAtMost } from '../../../src/contract/portfolio/portfolio.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow } from '../../platform/database/rows.ts';
import { narrativeOf } from '../credentials/issue/document.ts';
import { evidenceOf, type Facts, showable } from '../credentials/issue/facts.ts';
import { type Said, saidIn } from '../credentials/issue/said.ts';
import { doubtfulFrom } from '../credentials/listing.ts';

/** Words of the company, if both sides allow them to be shown; needs `showable`. */
export const wordsShown = sql`case when mine.words and theirs.words then v.words end`;

/** A delivery in words. It is either in the credential or was allowed only after the credential was issued. */
interface ShownDelivery {
  readonly title: string;
  readonly words: string;
  readonly isInCredential: boolean;
}

/** A project that a portfolio shows: what its credential says, and what both sides let be shown by now. */
export interface ShownProject
  extends Pick<
    Said,
    'title' | 'description' | 'companyName' | 'outcome' | 'from' | 'to' | 'skills'
  > {
  readonly id: string;
  /** True if the signing key was not to be trusted at the time. */
  readonly isDoubtful: boolean;
  readonly deliveries: readonly ShownDelivery[];
  readonly words: { readonly text: string; readonly by: string | null } | null;
}

export interface ShownPortfolio {
  readonly name: string;
  readonly studentName: string;
  readonly university: string;
  readonly engineeringType: string;
  readonly collegeYear: string;
  /** Email address and links, if the student chose to show them; otherwise empty. */
  readonly contact: readonly string[];
  readonly about: string;
  readonly isIndexed: boolean;
  readonly isPublished: boolean;
  readonly projects: readonly ShownProject[];
}

interface ShownWork {
  readonly id: string;
  readonly document: string;
  readonly isDoubtful: boolean;
  /** Numbers of the deliveries in the document, in its order; and of those that both sides still let be shown. */
  readonly evidence: readonly number[];
  readonly shown: readonly number[];
  /** Allowed by both sides. */
  readonly allowed: Facts['evidence'];
  readonly words: string | null;
  readonly by: string | null;
}

/**
 * Reads the portfolio at an address. Once published everybody may read it, before that only holders of its private
 * link.
 */
export async function shownPortfolio(
  db: Database,
  name: string,
  key: string,
): Promise<ShownPortfolio | null> {
  const found = await firstRow<Omit<ShownPortfolio, 'projects'> & { studentId: number }>(db)`
    select f.name, s.id as "studentId", s.first_name || ' ' || s.last_name as "studentName", s.university,
      s.engineering_type as "engineeringType", s.college_year as "collegeYear",
      case when f.shows_contact then array_prepend(s.email, s.links) else '{}' end as contact, f.about, f.is_indexed as "isIndexed", f.published_at is not null as "isPublished"
    from portfolios f join students s on s.id = f.student_id
    where f.name = ${name} and s.state = 'active' and (f.published_at is not null or f.link_key = ${key})`;
  if (!found) return null;
  const { studentId, ...portfolio } = found;
  const shown = await allRows<ShownWork>(db)`
    select k.id, k.document, ${doubtfulFrom} is not null as "isDoubtful", ${wordsShown} as words, coalesce(v.written_by, w.name) as by,
      k.evidence, k.shown, ${evidenceOf(sql`k.engagement_id`)} as allowed
    from credentials k ${showable(sql`k.engagement_id`)} left join company_members w on w.account_id = v.account_id
    where k.student_id = ${studentId} and k.listed and k.issued_at is not null and k.revoked_at is null
    order by k.issued_at desc limit ${sql.lit(shownAtMost)}`;
  return { ...portfolio, projects: shown.map(projectOf) };
}

function projectOf({ id, document, isDoubtful, words, by, ...row }: ShownWork): ShownProject {
  const { title, description, companyName, outcome, from, to, skills, evidence } = saidIn(document);
  return {
    ...{ id, isDoubtful, title, description, companyName, outcome, from, to, skills },
    deliveries: [
      ...evidence
        .filter((_, at) => row.shown.includes(row.evidence[at]!))
        .map((one) => ({ ...one, isInCredential: true })),
      ...row.allowed
        .filter(({ number }) => !row.evidence.includes(number))
        .map((one) => ({ title: one.title, words: narrativeOf(one), isInCredential: false })),
    ],
    words: words ? { text: words, by } : null,
  };
}
