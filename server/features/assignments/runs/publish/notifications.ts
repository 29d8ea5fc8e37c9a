import type { ProposalKind } from '../../../../../src/contract/assignments/assignment-run.ts';
import type { Services } from '../../../../platform/calls/command.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows } from '../../../../platform/database/rows.ts';
import {
  type AddressedNews,
  type News,
  notifyAll,
} from '../../../../platform/notifications/notify.ts';
import { offerHeading, offerInWords } from '../../../applications/offer-words.ts';
import { leadOf } from '../../../projects/team/lead.ts';

interface Granted {
  readonly studentId: number;
  readonly applicationId: number;
  readonly title: string;
  readonly company: string;
  readonly until: Date | null;
}

/** Notifies everybody who got a place. */
async function notifyGranted(
  services: Services,
  transaction: Database,
  runId: number,
  kind: ProposalKind,
  newsOf: (granted: Granted) => Pick<News, 'kind' | 'title' | 'message'>,
): Promise<void> {
  const rows = await allRows<Granted>(transaction)`
    select w.student_id as "studentId", w.application_id as "applicationId", p.title, c.name as company,
      a.offer_expires_at as until
    from assignment_places w join projects p on p.id = w.project_id join companies c on c.id = p.company_id
      left join applications a on a.id = w.application_id
    where w.run_id = ${runId} and w.kind = ${kind}`;
  const news = rows.map((granted) => ({
    accountId: granted.studentId,
    link: `/student/myproject?application=${granted.applicationId}`,
    ...newsOf(granted),
  }));
  await notifyAll(services, transaction, news);
}

/** Notifies who got a place, who did not, and whose projects got students. */
export async function notifyPublished(
  services: Services,
  transaction: Database,
  runId: number,
  kind: ProposalKind,
): Promise<void> {
  await notifyGranted(services, transaction, runId, kind, (granted) => ({
    kind: 'offer received',
    title: offerHeading(granted.title),
    message: offerInWords({
      ...granted,
      until: granted.until!,
      timeZone: services.timeZone,
      note: '',
    }),
  }));
  const unplaced = await allRows<{ studentId: number }>(transaction)`
    select e.student_id as "studentId" from assignment_entries e
    where e.run_id = ${runId} and e.choice = 1 and not exists (
      select 1 from assignment_places w
      where w.run_id = ${runId} and w.kind = ${kind} and w.student_id = e.student_id)`;
  await notifyAll(
    services,
    transaction,
    unplaced.map(({ studentId }) => ({
      accountId: studentId,
      kind: 'programme',
      title: 'Assignment published',
      message:
        'You did not get a place this time. See why in My Projects. Your applications stay open.',
      link: '/student/myproject',
    })),
  );
  await notifyAll(services, transaction, await ownersOf(transaction, runId, kind));
}

async function ownersOf(
  transaction: Database,
  runId: number,
  kind: ProposalKind,
): Promise<AddressedNews[]> {
  const rows = await allRows<{ accountId: number; pid: number; title: string; granted: number }>(
    transaction,
  )`
    select ${leadOf} as "accountId", p.id as pid, p.title, count(*)::int as granted
    from assignment_places w join projects p on p.id = w.project_id join companies c on c.id = p.company_id
    where w.run_id = ${runId} and w.kind = ${kind} and c.account_id is not null
    group by p.id, c.account_id`;
  return rows.map(({ accountId, pid, title, granted }) => ({
    accountId,
    kind: 'programme',
    title: 'Assignment published',
    message: `${granted === 1 ? 'A place' : `${granted} places`} in “${title}” ${granted === 1 ? 'has' : 'have'} been offered to students.`,
    link: `/company/applicants?project=${pid}`,
  }));
}

/** Notifies everybody whose offer is taken back. */
export const notifyUndone = (
  services: Services,
  transaction: Database,
  runId: number,
  kind: ProposalKind,
): Promise<void> =>
  notifyGranted(services, transaction, runId, kind, ({ title }) => ({
    kind: 'application moved',
    title: 'Offer withdrawn',
    message: `The programme’s office has undone its assignment. Your application to “${title}” is back to its previous status.`,
  }));
