import { randomBytes } from 'node:crypto';
import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';

/** What the demo student keeps an eye on, by title: open ones, and one that has stopped. */
const demoStudentSaves: readonly string[] = [
  'Survey and load rating of a footbridge',
  'Rainwater plan for a school yard',
  'Vibration study of a pump base',
  'Lighting control for a greenhouse',
];

const search = {
  search_text: '',
  engineering_type: '',
  skills: '',
  max_duration_days: null,
  location: '',
  open_only: true,
};
const searches = [
  { ...search, name: 'Python, at most two months', skills: 'Python', max_duration_days: 60 },
  { ...search, name: 'Anything with water', search_text: 'water', open_only: false },
  {
    ...search,
    name: 'Computer projects from home',
    engineering_type: 'Computer',
    location: 'Remote',
  },
] as const;
const digests = ['weekly', 'daily', 'off'] as const;

/** Of a hundred other students, so many have saved something. */
const share = 0.05;

/** The projects and searches that the demo student and some others have saved. */
export function keptRows(
  studentIds: readonly number[],
  demoStudentId: number,
  projects: readonly Row<'projects'>[],
  now: Date,
  chance: Chance,
) {
  const savedProjects: Row<'saved_projects'>[] = [];
  const savedSearches: Row<'saved_searches'>[] = [];
  const keepers = studentIds.filter((id) => id === demoStudentId || chance.happens(share));
  const open = projects.filter(({ status }) => status === 'pending');
  for (const studentId of keepers) {
    const isDemoStudent = studentId === demoStudentId;
    const saved = isDemoStudent
      ? projects.filter(({ title }) => demoStudentSaves.includes(title))
      : chance.shuffled(open).slice(0, chance.whole(1, 4));
    for (const { id, posted_at } of saved) {
      const since = (now.getTime() - posted_at.getTime()) * chance.between(0.1, 0.9);
      const savedAt = new Date(now.getTime() - Math.round(since));
      savedProjects.push({ student_id: studentId, project_id: id!, saved_at: savedAt });
    }
    const kept = isDemoStudent ? searches : [chance.pick(searches)];
    kept.forEach((one, at) => {
      savedSearches.push({
        ...one,
        student_id: studentId,
        digest: digests[at]!,
        // Nothing from before the demo began is mailed.
        digested_until: now,
        created_at: momentOf(now, -20 + at),
      });
    });
  }
  return {
    saved_projects: savedProjects,
    saved_searches: savedSearches,
    search_digests: keepers.map(
      (id): Row<'search_digests'> => ({
        student_id: id,
        unsubscribe_token: randomBytes(32).toString('base64url'),
      }),
    ),
  };
}
