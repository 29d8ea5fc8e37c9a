import type { Services } from '../../platform/calls/command.ts';
import { allRows, execute, firstRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';

/** Files one account may upload in a day, pictures and résumés, accepted or refused. */
const filesADay = 20;
const dayMs = 24 * 3_600_000;
/** Longer than a file waits and is worked on: so long does the turn last of a server that died in it. */
const turnEndsAfterMs = 60_000;

type Context = Pick<Services, 'db' | 'clock'>;

/**
 * Runs an upload in its account's turn: one at a time, with a daily limit, over all instances. An upload refused for
 * lack of room does not count.
 * @throws {Problem} `too-many-requests`
 */
export async function inTurn<T>(
  context: Context,
  accountId: number,
  work: () => Promise<T>,
): Promise<T> {
  await beginTurn(context, accountId);
  let counts = 1;
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.code === 'busy') counts = 0;
    throw error;
  } finally {
    await execute(context.db)`
      update picture_turns set ends_at = null, pictures = pictures + ${counts}
      where account_id = ${accountId}`;
  }
}

async function beginTurn({ db, clock }: Context, accountId: number): Promise<void> {
  const now = clock();
  const aDayAgo = new Date(now.getTime() - dayMs);
  const endsAt = new Date(now.getTime() + turnEndsAfterMs);
  const begun = await allRows(db)`
    insert into picture_turns as t (account_id, since, pictures, ends_at)
    values (${accountId}, ${now}, 0, ${endsAt})
    on conflict (account_id) do update set
      pictures = case when t.since <= ${aDayAgo} then 0 else t.pictures end,
      since = case when t.since <= ${aDayAgo} then ${now} else t.since end,
      ends_at = ${endsAt}
    where (t.ends_at is null or t.ends_at <= ${now})
      and (t.since <= ${aDayAgo} or t.pictures < ${filesADay})
    returning account_id`;
  if (begun.length === 1) return;
  const row = await firstRow<{ since: Date; pictures: number }>(db)`
    select since, pictures from picture_turns where account_id = ${accountId}`;
  const { since, pictures } = row ?? { since: now, pictures: 0 };
  throw pictures < filesADay ? oneAtATime() : noMoreToday(since, now);
}

const oneAtATime = () =>
  new Problem('too-many-requests', 'Wait until your other upload is ready.', { retryAfter: 5 });

function noMoreToday(since: Date, now: Date): Problem {
  const seconds = Math.ceil((since.getTime() + dayMs - now.getTime()) / 1000);
  const hours = Math.max(1, Math.ceil(seconds / 3_600));
  return new Problem(
    'too-many-requests',
    `You can upload ${filesADay} files a day. Try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    { retryAfter: seconds },
  );
}
