import { sql } from 'kysely';
import { live } from '../../../src/machines/lifecycle/application.ts';
import type { Command } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import { type AddressedNews, notifyAll } from '../../platform/notifications/notify.ts';

const news = {
  disabled: (title: string) => ({
    title: 'Project closed for now',
    message: `The account of the company behind “${title}” is disabled, so it cannot answer and takes no further applications. Yours is kept. We will tell you when the project opens again.`,
  }),
  active: (title: string) => ({
    title: 'Project open again',
    message: `The company behind “${title}” is back. Your application stands as it was.`,
  }),
};

/** Tells everybody with a live application to a company that it can no longer answer, or can again. */
export async function tellApplicants(
  command: Command,
  companyId: number,
  state: keyof typeof news,
): Promise<void> {
  const { rows } = await sql<{ id: number; studentId: number; title: string }>`
    select a.id, a.student_id as "studentId", p.title
    from applications a join projects p on p.id = a.project_id
    where p.company_id = ${companyId} and a.status in (${literals(live)})
    order by a.id`.execute(command.transaction);
  const all = rows.map(
    ({ id, studentId, title }): AddressedNews => ({
      accountId: studentId,
      kind: 'project news',
      ...news[state](title),
      link: `/student/myproject?application=${id}`,
    }),
  );
  await notifyAll(command, command.transaction, all);
}
