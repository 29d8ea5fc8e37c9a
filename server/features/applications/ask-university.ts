import { deadlineInWords } from '../../../src/contract/deadlines.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';
import { notifyAll } from '../../platform/notifications/notify.ts';
import type { LockedProject } from '../projects/lock.ts';

interface Place {
  readonly application: { readonly studentId: number };
  readonly project: LockedProject;
  /** When the offer ends. */
  readonly until?: Date | null;
}

/** Asks everybody who can confirm the place, with the deadline. */
export async function askUniversity(
  services: Services,
  transaction: Database,
  { application: { studentId }, project, until }: Place,
): Promise<void> {
  const rows = await allRows<{ accountId: number; name: string }>(transaction)`
    select w.account_id as "accountId", s.first_name || ' ' || s.last_name as name
    from students s join faculty_universities w on w.university_id = s.university_id
    where s.id = ${studentId} order by w.account_id`;
  const by = until ? ` by ${deadlineInWords(until, services.timeZone)}` : '';
  await notifyAll(
    services,
    transaction,
    rows.map(({ accountId, name }) => ({
      accountId,
      kind: 'place to confirm',
      title: 'A place to confirm',
      message: `${name} has accepted a place in “${project.title}” at ${project.companyName}. Confirm or refuse it${by}.`,
      link: `/faculty/student?student=${studentId}`,
      ...(until && { answerBy: until }),
    })),
  );
}
