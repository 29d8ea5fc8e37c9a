import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { notify, notifyAdmins } from '../../../platform/notifications/notify.ts';
import type { LockedProject } from '../lock.ts';

/** Notifies the admins that a project waits for them, once per company even if it sends more meanwhile. */
export async function askForApproval(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  const first = await firstRow<{ title: string; company: string }>(transaction)`
    select p.title, c.name as company from projects p join companies c on c.id = p.company_id
    where p.id = ${id} and not exists (
      select 1 from projects other
      where other.company_id = p.company_id and other.status = 'Awaiting approval' and other.id <> p.id)`;
  if (!first) return;
  await notifyAdmins(command, transaction, {
    kind: 'approval asked',
    title: 'Project to approve',
    message: `${first.company} is not verified and has sent “${first.title}” for approval. Students see it once you approve it.`,
    link: `/admin/manage-project?review=${id}`,
  });
}

/** Notifies the people concerned by a move to approval or out of it: the admins, or the company of their decision. */
export async function tellOfApproval(
  command: Command,
  { id, status, title, leadId }: LockedProject,
  to: ProjectStatus,
  reason: string,
): Promise<void> {
  const { transaction, by } = command;
  if (to === 'Awaiting approval') return askForApproval(command, id);
  if (status !== 'Awaiting approval' || by.role !== 'Admin' || leadId === null) return;
  const news =
    to === 'pending'
      ? {
          title: 'Your project has been approved',
          message: `“${title}” is open for registration. Students can apply now.`,
        }
      : {
          title: 'Your project has not been approved',
          message: `“${title}” is ${to === 'Draft' ? 'a draft again. Change it and send it again' : 'cancelled'}.${reason && ` The programme’s office writes: “${reason}”`}`,
        };
  await notify(command, transaction, leadId, {
    kind: 'project reviewed',
    ...news,
    link: `/company/project?project=${id}`,
  });
}
