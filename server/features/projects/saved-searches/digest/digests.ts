import { deadlineInWords } from '../../../../../src/contract/dates.ts';
import { projectPage } from '../../../../../src/contract/projects/addresses.ts';
import { daysOf } from '../../../../../src/contract/projects/condition-words.ts';
import type { SavedSearch } from '../../../../../src/contract/projects/saved-searches.ts';
import type { Services } from '../../../../platform/calls/command.ts';
import type { Jobs } from '../../../../platform/jobs/open.ts';
import { openRecurring } from '../../../../platform/jobs/recurring.ts';
import { workThrough } from '../../../../platform/jobs/work-through.ts';
import type { Mail } from '../../../../platform/mail/transport.ts';
import {
  type DigestTimes,
  digestTimes,
  lockDigests,
  type NewProject,
  type NewProjects,
  newProjectsOf,
  noteDigested,
  type Reader,
  searchesDue,
  studentsDue,
} from './due.ts';

/** In the morning, and through the day for what could not be done then. */
const hourly = '5 6-22 * * *';

const batch = 100;

/** Mails students what is new in their saved searches: at most one mail a day each, and none where nothing is new. */
export const openDigests = (jobs: Jobs, services: Services) =>
  openRecurring(jobs, { name: 'digests', cron: hourly, work: () => sendDigests(services) });

/** @returns how many mails */
async function sendDigests(services: Services): Promise<number> {
  const times = digestTimes(services.clock());
  let sent = 0;
  await workThrough<number>(
    (except) => studentsDue(services.db, times, except, batch),
    async (id) => {
      const isSent = await sendDigest(services, id, times);
      if (isSent) sent += 1;
      return isSent !== null;
    },
  );
  return sent;
}

/**
 * The mail is queued in the transaction that notes it, so there are both or neither.
 * @returns whether there was a mail; null where another instance sends it, or one has gone out today
 */
function sendDigest(
  { db, mailer, publicOrigin, timeZone }: Services,
  studentId: number,
  times: DigestTimes,
): Promise<boolean | null> {
  return db.transaction().execute(async (transaction) => {
    const reader = await lockDigests(transaction, studentId, times);
    if (!reader) return null;
    const searches = await searchesDue(transaction, studentId, times);
    const findings: Finding[] = [];
    for (const search of searches) {
      const projects = await newProjectsOf(transaction, studentId, search, times);
      if (projects.rows.length > 0) findings.push({ search, projects });
    }
    const isSent = findings.length > 0;
    await noteDigested(transaction, studentId, searches, times, isSent);
    if (isSent)
      await mailer.sendAll(transaction, [digestMail(reader, findings, { publicOrigin, timeZone })]);
    return isSent;
  });
}

interface Finding {
  readonly search: Pick<SavedSearch, 'name'>;
  readonly projects: NewProjects;
}

/** Address that ends a student's digests without signing in. */
const unsubscribePage = (token: string): string => `/unsubscribe/${token}`;

type Programme = Pick<Services, 'publicOrigin' | 'timeZone'>;

/** One mail about everything that is new for a student. */
function digestMail(
  { email, unsubscribeToken }: Reader,
  findings: readonly Finding[],
  programme: Programme,
): Mail {
  const { publicOrigin } = programme;
  const unsubscribe = publicOrigin + unsubscribePage(unsubscribeToken);
  return {
    to: email,
    subject: subjectOf(findings),
    text: `${findings.map((finding) => section(finding, programme)).join('\n')}
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

function section({ search, projects }: Finding, programme: Programme): string {
  const more = projects.hasMore
    ? `\nThese are the newest. See them all from your saved searches: ${searchesOn(programme.publicOrigin)}\n`
    : '';
  const listed = projects.rows.map((project) => entry(project, programme)).join('\n');
  return `${search.name}: ${counted(projects)}\n\n${listed}${more}`;
}

function entry(project: NewProject, { publicOrigin, timeZone }: Programme): string {
  const { title, companyName, duration, location, deadline } = project;
  const facts = [
    daysOf(duration),
    location,
    deadline && `apply by ${deadlineInWords(new Date(deadline), timeZone)}`,
  ];
  return `- ${title}, ${companyName}
  ${facts.filter(Boolean).join(', ')}
  ${publicOrigin}${projectPage(project)}
`;
}
