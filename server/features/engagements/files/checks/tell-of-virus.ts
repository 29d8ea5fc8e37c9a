import { sql } from 'kysely';
import type { Command, Services } from '../../../../platform/calls/command.ts';
import { readEngagement } from '../../lock.ts';
import { tellCompany, tellStudent } from '../../news.ts';
import type { StoredFile } from '../repository.ts';

/** Tells the student, and where the file was handed in the company too, that it held a virus and is gone. */
export async function tellOfVirus(
  telling: Services & Pick<Command, 'transaction'>,
  { id, name, engagementId: begunIn }: StoredFile,
): Promise<void> {
  const { transaction } = telling;
  const { rows } = await sql<{ engagementId: number }>`
    select distinct engagement_id as "engagementId" from delivery_files where file_id = ${id}`.execute(
    transaction,
  );
  const handedIn = rows.map(({ engagementId }) => engagementId);
  for (const engagementId of new Set([...(begunIn === null ? [] : [begunIn]), ...handedIn])) {
    const engagement = await readEngagement(transaction, engagementId);
    if (!engagement) continue;
    const told = {
      title: 'A file held a virus',
      message: `A virus was found in “${name}” of “${engagement.title}”. Nobody can open it any more.`,
    };
    await tellStudent(telling, engagement, told);
    if (handedIn.includes(engagementId)) await tellCompany(telling, engagement, told);
  }
}
