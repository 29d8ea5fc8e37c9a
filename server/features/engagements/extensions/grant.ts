import type { MovedDay } from '../../../../src/contract/engagements/extensions.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { record } from '../record.ts';
import type { Located } from './locate.ts';
import { moveDays, overtakeRequests } from './repository.ts';

/** Puts new days in force that were granted, accepted or given, and notes which milestones moved along. */
export async function grant(
  command: Command,
  { engagement: { id }, milestone }: Located,
  moved: readonly MovedDay[],
  {
    event,
    note,
  }: { event: 'extension granted' | 'another day accepted' | 'more time given'; note: string },
): Promise<void> {
  const { transaction, by, at } = command;
  const [own, ...along] = moved;
  await moveDays(transaction, id, moved);
  await overtakeRequests(
    transaction,
    id,
    along.map(({ number }) => number),
  );
  if (along.length > 0)
    await transaction
      .insertInto('engagement_events')
      .values(
        along.map(({ number, dueOn }) => ({
          engagement_id: id,
          at,
          account_id: by.accountId,
          event: 'moved along' as const,
          milestone: number,
          version: null,
          day: dueOn,
          note: '',
        })),
      )
      .execute();
  await record(command, id, {
    event,
    by: by.accountId,
    at,
    milestone: milestone.number,
    day: own!.dueOn,
    note,
  });
}
