import { sql } from 'kysely';
import type { ApplicationStatus } from '../../src/contract/applications/moves.ts';
import { dayMs } from '../../src/contract/days.ts';
import { leadOf } from '../features/projects/team/lead.ts';
import type { Database } from '../platform/database/open.ts';
import { execute, firstRow, firstValue } from '../platform/database/rows.ts';
import { signIns } from './rows/accounts.ts';

type Side = 'student' | 'company';

interface Story {
  /** Whose it is of those who can sign in; the newest of theirs with this status. */
  readonly of: Side;
  readonly status: ApplicationStatus;
  readonly lines: readonly (readonly [by: Side, text: string])[];
  /** Messages at the end that the other side has not read; the demo's student has read all. */
  readonly unread?: number;
  /** Places of one that was changed, and of one that was taken back. */
  readonly edited?: number;
  readonly takenBack?: number;
}

/** A conversation in each state that one can be in. */
const stories: readonly Story[] = [
  {
    of: 'student',
    status: 'Accepted',
    lines: [
      ['company', 'Welcome. The folder is shared with you; start with `register.csv`.'],
      ['student', 'Thank you. Are the revisions before 2019 meant to be in it too?'],
      ['company', 'Only what is still valid. **Leave out** everything marked *void*.'],
      ['student', 'Then 412 drawings are left. I show you the rule on Thursday.'],
      ['company', 'Thursday at ten suits us. Please bring the three that you are unsure of.'],
    ],
    edited: 3,
  },
  {
    of: 'student',
    status: 'Shortlisted',
    lines: [
      ['company', 'Which of your courses had vehicle routing in it?'],
      ['student', 'Operations research: we solved one depot with time windows.'],
    ],
    unread: 1,
  },
  {
    of: 'student',
    status: 'Rejected',
    lines: [
      ['student', 'Is Rust needed from the first day?'],
      ['company', 'It is, I am afraid. The reverb has to be in the plug-in by December.'],
    ],
  },
  {
    of: 'company',
    status: 'Under Review',
    lines: [
      ['student', 'May two of us share the measurements?'],
      ['student', 'I mean the raw values alone.'],
    ],
    unread: 2,
  },
  {
    of: 'company',
    status: 'Offered',
    lines: [
      ['company', 'The desk is by the window, if you want it.'],
      ['student', 'Gladly. Can I begin a week later?'],
      ['student', 'Wrong window, sorry.'],
      ['company', 'A week later is fine.'],
    ],
    takenBack: 2,
  },
];

/** Adds what people of the demo have written to each other. */
export async function addDemoConversations(db: Database, now: Date): Promise<void> {
  for (const story of stories) {
    const place = await placeOf(db, story);
    if (place) await tell(db, place, story, now);
  }
}

interface Place {
  readonly id: number;
  readonly companyId: number;
  readonly student: number;
  readonly company: number;
  readonly begins: Date;
  /** When it ended; null while it goes on. */
  readonly ended: Date | null;
}

const placeOf = (db: Database, { of, status }: Story) =>
  firstRow<Place>(db)`
    select * from (
      select a.id, p.company_id as "companyId", a.student_id as student, ${leadOf} as company,
        coalesce(e.opened_at, a.applied_at) as begins, (
          select max(v.at) from events v where v.about = 'application' and v.about_id = a.id and v.kind = 'reject') as ended
      from applications a join projects p on p.id = a.project_id join companies c on c.id = p.company_id
        left join engagements e on e.id = a.id
      where a.status = ${status} and ${of === 'student' ? sql`a.student_id` : sql`c.account_id`} = (
        select id from accounts where email = ${signIns[of]})) own
    where company is not null order by id desc limit 1`;

/** Writes a story evenly over the time that it had. */
async function tell(db: Database, place: Place, story: Story, now: Date): Promise<void> {
  const { id, student, companyId } = place;
  const { lines, edited, takenBack, unread = 0 } = story;
  const begins = place.begins.getTime();
  const each = ((place.ended ?? now).getTime() - begins) / (lines.length + 1);
  const rows = lines.map(([by, text], nth) => {
    const at = atWork(new Date(begins + each * (nth + 1)), each);
    const soonAfter = new Date(at.getTime() + 60_000);
    return {
      by: place[by],
      at,
      text: nth === takenBack ? '' : text,
      editedAt: nth === edited ? soonAfter : null,
      takenBackAt: nth === takenBack ? soonAfter : null,
    };
  });
  await execute(db)`
    insert into conversations (id, student_id, company_id, last_message_id, last_message_at)
    values (${id}, ${student}, ${companyId}, 0, ${rows.at(-1)!.at})`;
  const ids: number[] = [];
  for (const row of rows) {
    const message = await firstValue<number>(db)`
      with event as (
        insert into events (at, account_id, kind, about, about_id, facts)
        values (${row.at}, ${row.by}, 'wrote', 'conversation', ${id}, '{}') returning id)
      insert into conversation_messages (id, conversation_id, account_id, text, edited_at, taken_back_at)
      select id, ${id}, ${row.by}, ${row.text}, ${row.editedAt}, ${row.takenBackAt} from event returning id`;
    ids.push(message!);
  }
  const last = ids.at(-1)!;
  await execute(db)`update conversations set last_message_id = ${last} where id = ${id}`;
  const reader: Side = lines.at(-1)![0] === 'student' ? 'company' : 'student';
  const reads = [
    { account_id: place[reader], message_id: ids.at(-1 - unread) ?? 0 },
    { account_id: rows.at(-1)!.by, message_id: last },
  ].map((one) => ({ conversation_id: id, ...one }));
  await db.insertInto('conversation_reads').values(reads).execute();
  if (unread > 0)
    await execute(db)`
      insert into notifications (account_id, kind, at, event_id, reader)
      values (${place[reader]}, 'message written', ${rows.at(-1)!.at}, ${last}, ${reader})`;
}

/** The same day between nine and half past four, where there are days between messages. */
function atWork(at: Date, each: number): Date {
  if (each < 2 * dayMs) return at;
  const minutes = (9 * 60 + (at.getTime() % 450)) * 60_000;
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs + minutes);
}
