import type { Row } from '../../platform/database/insert-all.ts';
import { momentOf } from '../calendar.ts';
import { universities } from '../people/universities.ts';
import type { Numbering } from './numbering.ts';

/** The universities that the demo's students fall under, with their names and mail domains. */
export function universityRows(number: Numbering, now: Date) {
  const numbered = universities.map((university) => ({ ...university, id: number.universities() }));
  return {
    universities: numbered.map(({ id, name }): Row<'universities'> & { id: number } => ({
      id,
      name,
      created_at: momentOf(now, -430),
    })),
    university_names: numbered.flatMap(({ id, name, otherNames = [] }) =>
      [name, ...otherNames].map(
        (one): Row<'university_names'> => ({ name: one, university_id: id }),
      ),
    ),
    university_domains: numbered.map(
      ({ id, domain }): Row<'university_domains'> => ({ domain, university_id: id }),
    ),
  };
}
