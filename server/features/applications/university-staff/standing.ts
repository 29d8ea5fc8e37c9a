import { type RawBuilder, sql } from 'kysely';
import { type Standing, standings } from '../../../../src/contract/universities/faculty.ts';
import { live, openOffer } from '../../../../src/machines/lifecycle/application.ts';
import { literals } from '../../../platform/database/literals.ts';

const placeOf = (standing: Standing) => sql.lit(standings.indexOf(standing) + 1);

/** What one application makes of its student, as a place among the standings; null where it has come to nothing. */
const placeOfApplication = (now: Date): RawBuilder<number | null> => sql`
  case
    when a.status = 'Accepted' and (
      p.status in ('On Hold', 'Cancelled') or p.company_disabled or p.end_date < (${now}::timestamptz at time zone 'UTC')::date
    ) then ${placeOf('At risk')}
    when a.status = 'Accepted' and p.status in ('In Progress', 'Completed') then ${placeOf('Working')}
    when a.status = 'Accepted' then ${placeOf('Placed')}
    when a.status in (${literals(openOffer)}) then ${placeOf('Offered')}
    when a.status in (${literals(live)}) then ${placeOf('Applied')}
    when a.status = 'Completed' then ${placeOf('Completed')}
  end`;

/** Where `students s` stand at this moment; the contract says what each word means. */
export const standingOf = (now: Date): RawBuilder<Standing> => sql`
  (array[${sql.join(standings.map((standing) => sql.lit(standing)))}])[coalesce((
    select min(${placeOfApplication(now)})
    from applications a join projects p on p.id = a.project_id where a.student_id = s.id
  ), ${placeOf('Not applied')})]`;
