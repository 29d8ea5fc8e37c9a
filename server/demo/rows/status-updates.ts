import type { StatusUpdateTitle } from '../../../src/contract/projects/status-updates.ts';
import type { Row } from '../../platform/database/rows.ts';
import { chanceFrom } from '../chance.ts';
import type { ProjectMoved } from '../moves.ts';

const day = 24 * 60 * 60 * 1000;

/** What companies write while the work goes on, by the status it is about. */
const remarks = {
  Ongoing: [
    'First measurements are in; the drawings follow next week.',
    'The team meets on Thursdays. Parts are ordered.',
    'Site visit done. Two open points, both with the client.',
    'A first version runs; the load case of last winter is still missing.',
  ],
  'On Hold': ['Waiting for a part.', 'Waiting for the permit.'],
  Completed: ['Handed over with its documentation.', 'Presented on site, and accepted.'],
} as const satisfies Partial<Record<StatusUpdateTitle, readonly string[]>>;

type Noted = keyof typeof remarks;
const titleOf: Partial<Record<string, Noted>> = {
  'In Progress': 'Ongoing',
  'On Hold': 'On Hold',
  Completed: 'Completed',
};

/** A note for each of a project's moves once the work had begun, some days after it but never after `now`. */
export function statusUpdateRows(
  projects: readonly Row<'projects'>[],
  events: readonly ProjectMoved[],
  now: Date,
): Row<'status_updates'>[] {
  const chance = chanceFrom(53);
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  const begun = new Set<number>();
  return events
    .flatMap(({ project_id, to, at, account_id }) => {
      if (to === 'In Progress') begun.add(project_id);
      const title = titleOf[to];
      if (!title || !begun.has(project_id)) return [];
      const later = new Date(at).getTime() + chance.between(0.1, 4) * day;
      const updated_at = new Date(Math.min(later, now.getTime()));
      const project_title = titles.get(project_id) ?? '';
      return [
        {
          project_id,
          project_title,
          title,
          remarks: chance.pick(remarks[title]),
          updated_at,
          account_id,
        },
      ];
    })
    .sort((one, other) => one.updated_at.getTime() - other.updated_at.getTime());
}
