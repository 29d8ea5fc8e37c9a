import { randomUUID } from 'node:crypto';
import type { ProductAct } from '../../../platform/calls/command.ts';
import { execute, firstRow, firstValue } from '../../../platform/database/rows.ts';
import { achievementWords } from './document.ts';

/** Wants a credential of completed work, in place of the one before; a job issues what is wanted. Once is enough. */
export async function wantCredential(
  { transaction, at }: Pick<ProductAct, 'transaction' | 'at'>,
  engagement: { readonly id: number; readonly studentId: number; readonly projectId: number },
): Promise<void> {
  const { id, studentId, projectId } = engagement;
  const achievement = await achievementOf(transaction, projectId);
  await execute(transaction)`
    insert into credentials (id, engagement_id, student_id, achievement_id, wanted_at)
    values (${randomUUID()}, ${id}, ${studentId}, ${achievement}, ${at})
    on conflict (engagement_id) where issued_at is null do update set wanted_at = excluded.wanted_at`;
}

/** Finds a project's achievement, or makes it with the first credential. */
async function achievementOf(
  transaction: ProductAct['transaction'],
  projectId: number,
): Promise<number> {
  const project = await firstRow<{
    title: string;
    description: string;
    deliverables: string | null;
    skills: string;
    companyName: string;
    engineeringType: string;
  }>(transaction)`
    select p.title, p.description, p.deliverables, p.skills, c.name as "companyName", p.engineering_type as "engineeringType"
    from projects p join companies c on c.id = p.company_id where p.id = ${projectId}`;
  const { title, companyName, engineeringType, ...described } = project!;
  const words = achievementWords({ title, ...described });
  return (await firstValue<number>(transaction)`
    insert into achievements (project_id, title, company_name, description, criteria, engineering_type, skills)
    values (${projectId}, ${title}, ${companyName}, ${words.description}, ${words.criteria}, ${engineeringType}, ${words.skills})
    on conflict (project_id) do update set project_id = excluded.project_id
    returning id`)!;
}
