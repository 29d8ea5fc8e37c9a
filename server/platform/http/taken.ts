import { type ProblemCode, problems } from '../../../src/contract/problem.ts';
import { Problem } from './problem.ts';

interface Refusal {
  readonly code: ProblemCode;
  /** The field that says it. */
  readonly path?: string;
}

const address: Refusal = { code: 'email-taken', path: 'email' };
const university: Refusal = { code: 'university-taken', path: 'name' };

/** Unique constraints that people run into by what they type. */
export const named: Readonly<Record<string, Refusal>> = {
  accounts_one_address: address,
  applications_live: { code: 'already-applied' },
  assignment_pins_one_place: { code: 'done-already' },
  company_domains_company_id_domain_key: { code: 'done-already', path: 'domain' },
  company_domains_proved: { code: 'domain-taken' },
  company_members_account: address,
  join_requests_company_id_normal_email_key: { code: 'done-already', path: 'email' },
  member_invitations_company_id_normal_email_key: { code: 'done-already', path: 'email' },
  portfolios_name_key: { code: 'portfolio-name-taken', path: 'name' },
  terms_by_name: { code: 'term-name-taken', path: 'name' },
  university_domains_pkey: { ...university, path: 'domains' },
  university_names_pkey: university,
};

/**
 * Refuses a row that exists already, because somebody was faster by a moment that no rule could see.
 * @param constraint the unique constraint that refused it, by its name in the database
 */
export function taken(constraint: string | undefined): Problem {
  const { code, path } = named[constraint ?? ''] ?? { code: 'done-already' };
  return new Problem(code, undefined, {
    ...(path && { errors: [{ path, message: problems[code].title }] }),
  });
}

/** PostgreSQL's word that a row is there already: somebody has written it in the same moment. */
const uniqueViolation = '23505';

/** Finds the refusal behind an error; null for a failure. */
export function refusalIn(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === uniqueViolation ? taken(constraint) : null;
}
