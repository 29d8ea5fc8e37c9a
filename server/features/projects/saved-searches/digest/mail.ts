import { projectPage } from '../../../../../src/contract/projects/addresses.ts';
import { daysOf } from '../../../../../src/contract/projects/condition-words.ts';
import type { SavedSearch } from '../../../../../src/contract/projects/saved-searches.ts';
import { dayInWords } from '../../../../platform/mail/day-in-words.ts';
import type { Mail } from '../../../../platform/mail/transport.ts';
import type { Reader } from './due.ts';
import type { NewProject, NewProjects } from './new-projects.ts';

export interface Finding {
  readonly search: Pick<SavedSearch, 'name'>;
  readonly projects: NewProjects;
}

/** Where a student's digests are ended, without signing in. */
const unsubscribePage = (token: string): string => `/unsubscribe/${token}`;

/** One mail about everything that is new for a student. */
export function digestMail(
  { email, unsubscribeToken }: Reader,
  findings: readonly Finding[],
  publicOrigin: string,
): Mail {
  const unsubscribe = publicOrigin + unsubscribePage(unsubscribeToken);
  return {
    to: email,
    subject: subjectOf(findings),
    text: `${findings.map((finding) => section(finding, publicOrigin)).join('\n')}
You get this email because you saved these searches on Trestle. Choose how often it comes, or delete a search: ${searchesOn(publicOrigin)}

Stop all emails about your saved searches: ${unsubscribe}
`,
    unsubscribe,
  };
}

const searchesOn = (publicOrigin: string) => `${publicOrigin}/student/searches`;

/** A project may be new in several searches, so one mail never claims how many there are in all. */
function subjectOf(findings: readonly Finding[]): string {
  const [first, ...others] = findings;
  if (!first || others.length > 0) return `New projects for ${findings.length} of your searches`;
  const { search, projects } = first;
  return `${counted(projects)} for “${search.name}”`;
}

function counted({ rows, hasMore }: NewProjects): string {
  if (hasMore) return `More than ${rows.length} new projects`;
  return rows.length === 1 ? '1 new project' : `${rows.length} new projects`;
}

function section({ search, projects }: Finding, publicOrigin: string): string {
  const more = projects.hasMore
    ? `\nThese are the newest. See them all from your saved searches: ${searchesOn(publicOrigin)}\n`
    : '';
  const listed = projects.rows.map((project) => entry(project, publicOrigin)).join('\n');
  return `${search.name}: ${counted(projects)}\n\n${listed}${more}`;
}

function entry(project: NewProject, publicOrigin: string): string {
  const { title, companyName, duration, location, deadline } = project;
  const facts = [
    daysOf(duration),
    location,
    deadline && `apply by ${dayInWords(new Date(deadline))}`,
  ];
  return `- ${title}, ${companyName}
  ${facts.filter(Boolean).join(', ')}
  ${publicOrigin}${projectPage(project)}
`;
}
