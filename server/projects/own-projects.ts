import { type RawBuilder, sql } from 'kysely';
import type { Person } from '../accounts/person.ts';

/** The condition on `projects p` that it is one of this person's company; never of somebody who signs in for none. */
export const ownProjects = ({ member }: Pick<Person, 'member'>): RawBuilder<unknown> =>
  member ? sql`p.company_id = ${member.companyId}` : sql`false`;
