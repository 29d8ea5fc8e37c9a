import { sql } from 'kysely';
import {
  type BulkActionKind,
  type BulkActionName,
  bulkActionsOf,
} from '../../../../src/contract/reports/bulk-actions.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteCompany, setCompanyState } from '../../companies/change.ts';
import { namesNearTo } from '../../companies/names/near-names.ts';
import { verifyCompany } from '../../companies/verify.ts';
import { deleteStudent, setStudentState } from '../../students/change.ts';

type Verb = (command: Command, id: number) => Promise<unknown>;

const careful = { force: false };

/** A company that could be mistaken for a verified one must be checked on its own. @throws {Problem} `near-name` */
async function verifyTellingName(command: Command, id: number): Promise<void> {
  const [near] = await namesNearTo(command.transaction, id);
  if (near)
    throw new Problem(
      'near-name',
      `Its name is nearly that of ${near.name}, which is verified. Look at it on its own page.`,
    );
  await verifyCompany(command, id, true);
}

/** Each act as it is done to one: the verbs that a single row has. What others depend on is not deleted. */
const verbs: Readonly<Record<BulkActionKind, Readonly<Partial<Record<BulkActionName, Verb>>>>> = {
  student: {
    disable: (command, id) => setStudentState(command, id, 'disabled'),
    enable: (command, id) => setStudentState(command, id, 'active'),
    delete: (command, id) => deleteStudent(command, id, careful),
  },
  company: {
    disable: (command, id) => setCompanyState(command, id, 'disabled'),
    enable: (command, id) => setCompanyState(command, id, 'active'),
    verify: verifyTellingName,
    'take mark back': (command, id) => verifyCompany(command, id, false),
    delete: (command, id) => deleteCompany(command, id, careful),
  },
};

export const verbFor = (kind: BulkActionKind, act: BulkActionName): Verb => verbs[kind][act]!;

/** True if an act would change nothing: its subject is gone, or already as the act would have it. */
export async function hasNothingToDo(
  { transaction }: Pick<Command, 'transaction'>,
  kind: BulkActionKind,
  act: BulkActionName,
  id: number,
): Promise<boolean> {
  const subject = await firstRow<{ state: string | null; verified: boolean }>(transaction)`
    select a.state, ${kind === 'company' ? sql`s.verified_at is not null` : sql`false`} as verified
    from ${kind === 'company' ? sql`companies s left join accounts a on a.id = s.account_id` : sql`students s join accounts a on a.id = s.id`}
    where s.id = ${id}`;
  if (!subject) return true;
  const wanted: Record<BulkActionName, boolean> = {
    disable: subject.state === 'disabled',
    enable: subject.state === 'active',
    verify: subject.verified,
    'take mark back': !subject.verified,
    delete: false,
  };
  return wanted[act];
}

/** Hours in which an act can be taken back. */
const undoHours = 24;

/** Opposite of each act; deleting has none. */
export const inverseOf: Readonly<Record<BulkActionName, BulkActionName | null>> = {
  disable: 'enable',
  enable: 'disable',
  verify: 'take mark back',
  'take mark back': 'verify',
  delete: null,
};

/** End of the time in which an act can be taken back; null if it cannot be. */
export const undoUntil = (act: BulkActionName, endedAt: Date): Date | null =>
  inverseOf[act] && new Date(endedAt.getTime() + undoHours * 3_600_000);

export const isPossible = (kind: BulkActionKind, act: BulkActionName): boolean =>
  (bulkActionsOf[kind] as readonly BulkActionName[]).includes(act);
