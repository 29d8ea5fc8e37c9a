import type { Reader } from '../../contract/events/event.ts';
import type { LinkedEvent } from '../told.ts';
import { moveNews } from './moves.ts';
import type { ApplicationNews } from './names.ts';
import { offerNews } from './offers.ts';

export const applicationNews = { ...moveNews, ...offerNews } satisfies ApplicationNews;

/** Page with more about an application. */
export function applicationLink({ kind, aboutId, facts }: LinkedEvent, reader: Reader): string {
  const { project, student } = facts as { readonly project: number; readonly student?: number };
  if (reader === 'company') return `/company/applicants?project=${project}`;
  if (reader === 'university') return `/faculty/student?student=${student}`;
  return kind === 'complete' ? `/student/work?engagement=${aboutId}` : ownApplication(aboutId);
}

/** An application on its student’s page. */
export const ownApplication = (id: number): string => `/student/myproject?application=${id}`;
