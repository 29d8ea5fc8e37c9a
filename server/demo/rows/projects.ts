import type { Row } from '../../platform/database/rows.ts';
import { conditionsFor, draftedPlanFor } from '../catalogue/conditions.ts';
import type { Chance } from '../chance.ts';
import type { ProjectMoved } from '../moves.ts';
import { plain } from '../people/spelling.ts';
import type { PlayedProject } from '../programme/programme.ts';
import type { Stage } from '../programme/timetable.ts';
import { domainOf } from './companies.ts';

/** A project and the record of how it came to its status. */
export function projectRows(
  { entry, posting }: PlayedProject,
  id: number,
  companyId: number,
  accountOf: Record<Stage['by'], number>,
  chance: Chance,
) {
  const link = `https://${domainOf(entry.company)}/briefs/${plain(entry.title)}`;
  const [firstAccepted] = posting.applications
    .flatMap(({ records }) => records.filter(({ to }) => to === 'Accepted'))
    .map(({ at }) => at)
    .sort((one, other) => one.getTime() - other.getTime());
  const project: Row<'projects'> = {
    id,
    company_id: companyId,
    title: entry.title,
    description: entry.description,
    project_link: chance.happens(0.4) ? link : '',
    skills: entry.skills,
    engineering_type: entry.type,
    duration_days: entry.days,
    location: entry.location,
    status: posting.status,
    places: posting.places,
    places_taken: posting.placesTaken,
    open_applications: posting.waiting,
    deadline: posting.deadline,
    ...conditionsFor(entry, id, posting.records[0]!.at, posting.deadline, firstAccepted),
    drafted_plan: draftedPlanFor(entry, id),
    posted_at: posting.records[0]!.at,
    import_key: null,
  };
  const events = posting.records.map(
    ({ by, ...move }): ProjectMoved => ({ ...move, project_id: id, account_id: accountOf[by] }),
  );
  return { project, events };
}
