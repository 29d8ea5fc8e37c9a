import { dayMs } from '../../contract/days.ts';
import type { Reader } from '../../contract/events/event.ts';
import type { projectEventKinds } from '../../contract/projects/events.ts';
import { projectStatusLabels } from '../../contract/projects/statuses.ts';
import { reopenedWithin } from '../../machines/lifecycle/project.ts';
import type { LinkedEvent, NewsWords, Said, Told } from '../told.ts';

/** The names that events of a project are told with, as its record has them now. */
export interface ProjectNames {
  readonly project: string;
  readonly company: string;
}

type Moved = Told<'project moved', ProjectNames>;

/** An admin’s decision on a project that its company has sent for approval. */
function reviewed({ facts: { to, reason }, names: { project } }: Moved): Said {
  if (to === 'pending')
    return {
      title: 'Your project has been approved',
      message: `“${project}” is open for registration. Students can apply now.`,
    };
  return {
    title: 'Your project has not been approved',
    message: `“${project}” is ${to === 'Draft' ? 'a draft again. Change it and send it again' : 'cancelled'}.${reason && ` The programme’s office writes: “${reason}”`}`,
  };
}

/** The product’s own move, after the work in a project. */
const followed = ({ facts: { to }, names: { project } }: Moved): Said => ({
  title: `“${project}” is ${projectStatusLabels[to]}`,
  message:
    to === 'In Progress'
      ? 'A plan is agreed and every place is taken, so students can no longer apply.'
      : `The last work in it has ended. You can reopen it within ${reopenedWithin / dayMs} days.`,
});

export const projectNews = {
  'project moved': {
    company: (event) =>
      event.facts.from === 'Awaiting approval' ? reviewed(event) : followed(event),
    admin: ({ names: { project, company } }) => ({
      title: 'Project to approve',
      message: `${company} is not verified and has sent “${project}” for approval. Students see it once you approve it.`,
    }),
  },
  'project given': {
    company: ({ facts, names: { project } }) => ({
      title: 'A project for you',
      message: `You ${facts.as === 'lead' ? 'lead' : 'supervise'} “${project}” now.`,
    }),
  },
  'applications waiting': {
    company: ({ facts: { waiting, days }, names }) => ({
      title: 'Students are waiting for your answer',
      message: `${waiting === 1 ? '1 application has' : `${waiting} applications have`} been waiting in “${names.project}” for ${days} days or more. Answer them so that students can plan.`,
    }),
  },
} satisfies NewsWords<typeof projectEventKinds, ProjectNames>;

/** Page with more about a project: on its page, or among its applicants. */
export function projectLink({ kind, aboutId }: LinkedEvent, reader: Reader): string {
  if (reader === 'admin') return `/admin/manage-project?review=${aboutId}`;
  return kind === 'project moved' || kind === 'project given'
    ? `/company/project?project=${aboutId}`
    : `/company/applicants?project=${aboutId}`;
}
