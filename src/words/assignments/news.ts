import type { assignmentEventKinds } from '../../contract/assignments/events.ts';
import type { Reader } from '../../contract/events/event.ts';
import type { ProjectNames } from '../projects/news.ts';
import type { LinkedEvent, NewsWords } from '../told.ts';

export const assignmentNews = {
  'run finished': {
    admin: ({ facts, aboutId }) =>
      facts.state === 'proposed'
        ? {
            title: 'Assignment run finished',
            message: `Run ${aboutId} is a draft now. Compare its proposals and publish one.`,
          }
        : {
            title: 'Assignment run stopped',
            message: `Run ${aboutId} stopped before it was finished. Nothing has changed.`,
          },
  },
  'no place found': {
    student: () => ({
      title: 'Assignment published',
      message:
        'You did not get a place this time. See why in My Projects. Your applications stay open.',
    }),
  },
  'places offered': {
    company: ({ facts: { granted }, names }) => ({
      title: 'Assignment published',
      message: `${granted === 1 ? 'A place' : `${granted} places`} in “${names.project}” ${granted === 1 ? 'has' : 'have'} been offered to students.`,
    }),
  },
} satisfies NewsWords<typeof assignmentEventKinds, ProjectNames>;

/** Page with more about an assignment run. */
export const assignmentLink = ({ aboutId }: LinkedEvent, reader: Reader): string =>
  reader === 'admin' ? `/admin/assign-students?run=${aboutId}` : '/student/myproject';
