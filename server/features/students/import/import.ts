import type * as v from 'valibot';
import { problems } from '../../../../src/contract/problem.ts';
import type { importStudents as endpoint } from '../../../../src/contract/students/managed-students.ts';
import {
  faultsListedAtMost,
  type ImportAnswer,
  type ImportFault,
} from '../../../../src/contract/table.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { type Caller, runCommand } from '../../../platform/calls/act.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { toRow } from '../../../platform/database/columns.ts';
import { execute, insertAll } from '../../../platform/database/rows.ts';
import { inviteAll } from '../../accounts/invite.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { takenEmails } from '../../accounts/taken-emails.ts';
import { lockTerms, termsByName } from '../../terms/newcomers.ts';
import { sayOf } from '../../universities/membership.ts';
import { studentColumnOf } from '../columns.ts';
import { type CheckedLine, checkStudents, readStudents } from './read.ts';

/** Lines written per transaction when faulty ones are skipped, to keep each short. */
const batchSize = 1_000;
/** From this many new rows on, the statistics for planning searches are out of date. */
const vacuumedFrom = 1_000;

/** Thrown to undo a whole import that somebody else's registration has overtaken. */
class Overtaken extends Error {
  readonly late: readonly CheckedLine[];
  constructor(late: readonly CheckedLine[]) {
    super('An email address was registered during the import. Check the file again.');
    this.late = late;
  }
}

/**
 * Imports students from a file and reports every fault with its line and column. A trial writes nothing; `whole` writes
 * everything in one transaction, or nothing if there is a fault; `skip` leaves out the faulty lines. Repeating the
 * request with its `Idempotency-Key` returns the result, and finishes an import that broke off between two batches;
 * lines written before count as taken.
 * @throws {Problem} `file-unreadable`
 */
export async function importStudents(
  services: Services,
  caller: Caller,
  file: Uint8Array,
  { mode, encoding, ...mapping }: v.InferOutput<(typeof endpoint)['query']>,
): Promise<ImportAnswer> {
  const { db } = services;
  const { good, answer } = await checkFile(services, readStudents(file, mapping, encoding));
  if (mode === 'trial') return answer([], 0);

  const writeWhole = () =>
    runCommand(services, caller, async (command) => {
      const untouched = answer([], 0);
      if (untouched.faultyLines > 0) return untouched;
      const late = await writeStudents(command, good);
      if (late.length > 0) throw new Overtaken(late);
      return answer([], good.length);
    }).catch((error) => {
      if (error instanceof Overtaken) return answer(error.late, 0);
      throw error;
    });

  const writeGood = async () => {
    const late: CheckedLine[] = [];
    const rest = [...good];
    while (rest.length > batchSize) {
      const batch = rest.splice(0, batchSize);
      const write = (command: Command) => writeStudents(command, batch);
      late.push(...(await runCommand(services, { person: caller.person }, write)));
    }
    // Answered with the last of them, when all is written.
    return runCommand(services, caller, async (command) => {
      const all = [...late, ...(await writeStudents(command, rest))];
      return answer(all, good.length - all.length);
    });
  };

  const imported = await (mode === 'whole' ? writeWhole() : writeGood());
  if (good.length >= vacuumedFrom) await execute(db)`vacuum (analyze) students`;
  return imported;
}

/** The lines that can be written, and what is answered when some of them came `late`. */
async function checkFile(
  { db, timeZone, clock }: Services,
  students: ReturnType<typeof readStudents>,
) {
  const { lines, columnOf, unmarked } = students;
  const checked = checkStudents(students, await termsByName(db, { timeZone, at: clock() }));
  const taken = await takenEmails(
    db,
    checked.good.map(({ student }) => student.email),
  );
  const isTaken = ({ student }: CheckedLine) => taken.has(normalEmail(student.email));
  const good = checked.good.filter((line) => !isTaken(line));
  const takenFault = ({ line }: CheckedLine): ImportFault => ({
    line,
    column: columnOf.email,
    message: problems['email-taken'].title,
  });
  const faults = [...checked.faults, ...checked.good.filter(isTaken).map(takenFault)];

  const answer = (late: readonly CheckedLine[], written: number): ImportAnswer => {
    const all = [...faults, ...late.map(takenFault)].sort((one, other) => one.line - other.line);
    return {
      rows: lines.length,
      good: good.length - late.length,
      written,
      faults: all.slice(0, faultsListedAtMost),
      faultyLines: new Set(all.map(({ line }) => line)).size,
      unmarkedLines: unmarked,
    };
  };
  return { good, answer };
}

/**
 * Writes students with their invitations in the open transaction; those whose address somebody took in
 * the meantime are left out. @returns the lines that were left out
 */
async function writeStudents(
  command: Command,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const { transaction, at } = command;
  const emails = lines.map(({ student }) => student.email);
  const idOf = await inviteAll(command, transaction, emails, 'Student');
  const made = lines.filter(({ student }) => idOf.has(student.email));
  const named = made.flatMap(({ termId }) => termId ?? []);
  const isThere = await lockTerms(transaction, [...new Set(named)]);
  const rows = made.map(({ student: { email, ...profile }, termId }) => ({
    id: idOf.get(email)!,
    ...toRow(studentColumnOf, profile),
    profile_image: null,
    joined_at: at,
    term_id: termId !== null && isThere(termId) ? termId : null,
  }));
  await insertAll(transaction, 'students', rows);
  await sayOf(
    command,
    rows.map(({ id }) => id),
  );
  if (made.length > 0) {
    const students =
      made.length === 1 ? '1 student' : `${made.length.toLocaleString('en')} students`;
    const subject = { kind: 'student', subjectId: null, subject: students } as const;
    await audit(command, { act: 'imported', ...subject, after: { students: made.length } });
  }
  return lines.filter(({ student }) => !idOf.has(student.email));
}
